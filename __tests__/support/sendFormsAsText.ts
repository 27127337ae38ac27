/**
 * Sends multipart forms as plain text: the names of fields and files, without file contents. nock passes jsdom's requests to Node, which
 * cannot serialize jsdom's FormData. The real encoding is tested in Chromium.
 */
export function sendFormsAsText(): void {
  window.XMLHttpRequest = new Proxy(window.XMLHttpRequest, {
    construct: (XMLHttpRequest) =>
      new Proxy(new XMLHttpRequest(), {
        get: (request, name) => {
          if (name === 'send')
            return (body?: XMLHttpRequestBodyInit) => request.send(body instanceof FormData ? asText(body) : body);
          const value: unknown = Reflect.get(request, name, request);
          return typeof value === 'function' ? (value.bind(request) as unknown) : value;
        },
        set: (request, name, value) => Reflect.set(request, name, value, request),
      }),
  });
}

const asText = (form: FormData): string =>
  [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('\n');
