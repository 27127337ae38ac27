// jsdom, with Node's own signals, streams and crypto: jsdom lacks some of them, and Node's HTTP client refuses its AbortSignal. Files
// and forms are jsdom's own: its XMLHttpRequest sends no others. `fetch`, which jsdom lacks, is made of that XMLHttpRequest. Typed arrays are Node's, so that WebCrypto and jose recognize them.
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

/** One that is open keeps Node.js alive, but no page. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** Statuses whose answers have no body. */
const BODILESS = [101, 204, 205, 304];

/**
 * The page's `Response` and `fetch`. The requests are jsdom's own, so they know the document's address, its cookies and CORS, as a browser's
 * do and Node's do not; the files in answers are jsdom's, too.
 */
function fetchFor(window) {
  class PageResponse extends Response {
    async blob() {
      return new window.Blob([await this.arrayBuffer()], { type: this.headers.get('content-type') ?? '' });
    }
  }
  async function pageFetch(input, init) {
    const isAddress = typeof input === 'string' || input instanceof URL;
    const asked = new Request(isAddress ? new URL(input, window.document.baseURI) : input, init);
    const body = await asked.arrayBuffer();
    asked.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new window.XMLHttpRequest();
      request.open(asked.method, asked.url);
      request.withCredentials = asked.credentials === 'include';
      request.responseType = 'arraybuffer';
      asked.headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.onload = () => {
        const { status, statusText } = request;
        const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
        const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
        resolve(new PageResponse(BODILESS.includes(status) ? null : request.response, { status, statusText, headers }));
      };
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      request.onabort = () => reject(asked.signal.reason);
      asked.signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
  }
  return { Response: PageResponse, fetch: pageFetch };
}

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const given = NODE_GLOBALS.filter((name) => globalThis[name] !== undefined).map((name) => [name, globalThis[name]]);
    for (const [name, value] of [...given, ...Object.entries(fetchFor(this.global))]) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true, enumerable: false });
    }
    this.global.BroadcastChannel = Channel;
    // jsdom can read a Blob only through a FileReader.
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
    // What has the one is expected to have the other.
    Blob.prototype.stream ??= function stream() {
      return new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await this.arrayBuffer()));
          controller.close();
        },
      });
    };
  }

  // jest runs CommonJS in Node. So a package that is published in several forms gives it the CommonJS one of the same sources (react-redux,
  // Redux Toolkit, oidc-client-ts), where webpack takes the ES modules; and the one for Node where there is another for browsers (emotion),
  // because nock intercepts Node's HTTP, and its package has nothing for browsers.
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
