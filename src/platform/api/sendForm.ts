import type { RawResponse } from './responses/readResponse.ts';

/** The signal aborts when the call is canceled or times out. */
export interface FormCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  withCredentials: boolean;
  signal: AbortSignal;
}

/**
 * Sends a form by `XMLHttpRequest`, because `fetch` cannot report upload progress. Loaded together with the other upload code.
 * @param onProgress called with the fraction that has been sent, from 0 to 1
 * @throws when no response arrived, or the signal aborted the request
 */
export function sendForm(form: FormData, call: FormCall, onProgress?: (share: number) => void): Promise<RawResponse> {
  const { url, method, headers, withCredentials, signal } = call;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = withCredentials;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress !== undefined) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    // This event always comes last, however the request ended. Status 0 means that no complete response arrived.
    request.onloadend = () => {
      if (request.status === 0) reject(new Error('The form got no answer'));
      else resolve({ status: request.status, headers: headersOf(request), body: request.responseText });
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Reads all headers at once, because reading a single one that a cross-origin server does not expose logs a console error. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
