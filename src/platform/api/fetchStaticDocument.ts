import { httpCall } from './httpCall.ts';
import { anyJson } from './responses/validateResponse.ts';

/** Fetches a JSON file that is deployed with the portal: the runtime document or the version. @throws Error when it cannot be read */
export async function fetchStaticDocument(path: string): Promise<unknown> {
  const { signal } = new AbortController();
  const outcome = await httpCall({
    url: path,
    method: 'GET',
    responseSchema: anyJson,
    token: null,
    timeoutMs: 0,
    withCredentials: false,
    signal,
  });
  if ('error' in outcome)
    throw new Error(['emptyBody', 'unreadable'].includes(outcome.error.kind) ? 'it is not JSON' : outcome.error.code);
  return outcome.data;
}
