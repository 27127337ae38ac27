/**
 * Sends forms with files as text: the names of texts and files, without content. nock takes a window's requests for Node's, which know no forms
 * of jsdom. What a browser really sends is tested in Chromium.
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
