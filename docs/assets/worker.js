// A page that is opened as a file may start no worker, and the search is one: here it runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.inside = frame.contentWindow;
      addEventListener("message", ({ source, data }) => {
        if (source === this.inside) this.dispatchEvent(new MessageEvent("message", { data }));
      });
      this.inside.document.write(`<body><script>
        postMessage = (message) => parent.postMessage(message, "*");
        importScripts = (...urls) => urls.reduce((before, url) => before.then(() => new Promise((done) => {
          const script = document.createElement("script");
          script.src = url;
          script.onload = done;
          document.body.append(script);
        })), Promise.resolve());
      </script><script src="${url}"></script></body>`);
      this.inside.document.close();
      this.ready = new Promise((done) => { this.inside.onload = done; }); // what was set before, writing has removed
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
