// A jsdom test environment that uses Node's signals, streams, crypto and typed arrays: jsdom lacks some of them, Node's HTTP client
// rejects jsdom's AbortSignal, and WebCrypto and jose accept only Node's typed arrays. Files and forms stay jsdom's, because its
// XMLHttpRequest sends no others. `fetch` is built on that XMLHttpRequest, because jsdom has none.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'Headers',
  'Request',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'MessageChannel',
  'MessagePort',
  'setImmediate',
  'clearImmediate',
  'performance',
  'URL',
  'URLSearchParams',
  'crypto',
  'Uint8Array',
  'ArrayBuffer',
];

/** A BroadcastChannel that does not keep the Node.js process alive while it is open. */
class UnrefBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

const BODILESS_STATUSES = [101, 204, 205, 304];

/**
 * Creates the page's `Response` and `fetch`. Requests go through jsdom's XMLHttpRequest, so base URL, cookies and CORS behave as in a
 * browser; Node's own `fetch` knows none of these. Blobs of responses are jsdom's, too.
 */
function createPageFetch(window) {
  class PageResponse extends Response {
    async blob() {
      return new window.Blob([await this.arrayBuffer()], { type: this.headers.get('content-type') ?? '' });
    }
  }
  async function pageFetch(input, init) {
    const isAddress = typeof input === 'string' || input instanceof URL;
    const pageRequest = new Request(isAddress ? new URL(input, window.document.baseURI) : input, init);
    const body = await pageRequest.arrayBuffer();
    pageRequest.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new window.XMLHttpRequest();
      request.open(pageRequest.method, pageRequest.url);
      request.withCredentials = pageRequest.credentials === 'include';
      request.responseType = 'arraybuffer';
      pageRequest.headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.onload = () => {
        const { status, statusText } = request;
        const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
        const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
        resolve(new PageResponse(BODILESS_STATUSES.includes(status) ? null : request.response, { status, statusText, headers }));
      };
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () => reject(pageRequest.signal.reason);
      pageRequest.signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  }
  return { Response: PageResponse, fetch: pageFetch };
}

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const given = NODE_GLOBALS.filter((name) => globalThis[name] !== undefined).map((name) => [name, globalThis[name]]);
    for (const [name, value] of [...given, ...Object.entries(createPageFetch(this.global))]) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true, enumerable: false });
    }
    this.global.BroadcastChannel = UnrefBroadcastChannel;
    // jsdom's Blob has no `text()` or `arrayBuffer()`; its content can only be read through a FileReader.
    const { Blob, FileReader } = this.global;
    const readAs = (way) =>
      function read() {
        return new Promise((resolve, reject) => {
          const reader = new FileReader();
          reader.onload = () => resolve(reader.result);
          reader.onerror = () => reject(reader.error);
          reader[way](this);
        });
      };
    Blob.prototype.text ??= readAs('readAsText');
    Blob.prototype.arrayBuffer ??= readAs('readAsArrayBuffer');
    // Libraries that find `arrayBuffer()` on a Blob expect `stream()` as well.
    Blob.prototype.stream ??= function stream() {
      return new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await this.arrayBuffer()));
          controller.close();
        },
      });
    };
  }

  // Jest runs CommonJS in Node, so packages must resolve to their CommonJS build (react-redux, Redux Toolkit, oidc-client-ts) where
  // webpack takes ES modules. Packages with separate builds resolve to the one for Node (Emotion); nock, which intercepts Node's HTTP,
  // has no browser build.
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
