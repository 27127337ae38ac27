// jsdom, with Node's own fetch family, streams and crypto: jsdom lacks some of them, and its File, FormData and AbortSignal
// are refused by Node's HTTP client. Typed arrays are Node's, so that WebCrypto and jose recognise them.
const { TestEnvironment } = require('jest-environment-jsdom');

const NODE_GLOBALS = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
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
  'BroadcastChannel',
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

/** Node's FormData, which also reads a form, as React does when one is submitted. */
const formDataOf = (NodeFormData, WindowFormData) =>
  class FormData extends NodeFormData {
    constructor(form, submitter) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new WindowFormData(form, submitter)) this.append(name, value);
    }
  };

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const WindowFormData = this.global.FormData;
    for (const name of NODE_GLOBALS) {
      if (globalThis[name] === undefined) continue;
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
        enumerable: false,
      });
    }
    this.global.FormData = formDataOf(this.global.FormData, WindowFormData);
  }

  // The packages' builds for Node rather than for browsers: nock intercepts Node's HTTP.
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
