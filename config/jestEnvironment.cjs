// jsdom, with Node's own fetch family, streams and crypto: jsdom lacks some of them, and Node's HTTP client refuses
// its AbortSignal. Files and forms are jsdom's own: its XMLHttpRequest sends no others. Typed arrays are Node's, so that WebCrypto and jose recognize them.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'fetch',
  'Headers',
  'Request',
  'Response',
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

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of NODE_GLOBALS) {
      if (globalThis[name] === undefined) continue;
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
        enumerable: false,
      });
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

  // The packages' builds for Node rather than for browsers: nock intercepts Node's HTTP.
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
