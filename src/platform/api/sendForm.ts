import type { Answer } from './answers/readAnswer.ts';

/** What it needs of a call. The signal ends it when it is taken back, and when its time is over. */
export interface FormCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  withCredentials: boolean;
  signal: AbortSignal;
}

/**
 * Sends a form by `XMLHttpRequest`, because `fetch` cannot tell how much of it has gone. Loads with the other parts of uploads.
 * @param onProgress called with the share that has been sent, from 0 to 1
 * @throws when no answer came, or the call's signal ended it
 */
export function sendForm(form: FormData, call: FormCall, onProgress?: (share: number) => void): Promise<Answer> {
  const { url, method, headers, withCredentials, signal } = call;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = withCredentials;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress !== undefined) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    // This event comes last, however the request ended. An answer that did not arrive as a whole has the status 0.
    request.onloadend = () => {
      if (request.status === 0) reject(new Error('The form got no answer'));
      else resolve({ status: request.status, headers: headersOf(request), body: request.responseText });
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** All at once: to ask for one that another origin keeps to itself is reported in the console. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
