/** What a page load costs on the wire, counted by the browser itself. */
import type { Page } from '@playwright/test';

export interface Request {
  url: string;
  type: string;
  /** Bytes on the wire, headers included; 0 when the browser had it already. */
  bytes: number;
  /** Milliseconds since the first request. */
  start: number;
  end: number;
  /** The request whose answer asked for this one, as far as the browser knows. */
  cause: string | undefined;
}

export interface Traffic {
  requests(): Request[];
  stop(): Promise<void>;
}

/** Counts from now on. Each redirect counts as a request. */
export async function countTraffic(page: Page): Promise<Traffic> {
  const browser = await page.context().newCDPSession(page);
  const all = new Map<string, Request & { id: string }>();
  let first: number | undefined;
  const since = (timestamp: number): number => Math.round((timestamp - (first ??= timestamp)) * 1000);

  browser.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator, redirectResponse }) => {
    if (/^(data|blob):/.test(request.url)) return;
    const id = redirectResponse ? `${requestId} after ${redirectResponse.url}` : requestId;
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    all.set(id, { id: requestId, url: request.url, type, bytes: 0, start: since(timestamp), end: Infinity, cause });
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    for (const request of all.values()) {
      if (request.id === requestId && request.end === Infinity)
        Object.assign(request, { bytes: encodedDataLength, end: since(timestamp) });
    }
  });
  await browser.send('Network.enable');
  return { requests: () => [...all.values()].map(({ id: _id, ...request }) => request), stop: () => browser.detach() };
}

/** Fonts and pictures load nothing else; what the document preloads ('Other') loads beside its script, not before it. */
const CAUSES = ['Document', 'Script', 'XHR', 'Fetch'];

/**
 * The answers that had to arrive one after the other before `last` could be asked for, then `last`. Each link is, among the requests
 * that had ended when the next one began, the one that ended last.
 */
export function longestChain(requests: readonly Request[], last: Request): Request[] {
  const before = requests.filter((one) => one.end <= last.start && CAUSES.includes(one.type));
  const link = before.sort((a, b) => b.end - a.end)[0];
  return link ? [...longestChain(requests, link), last] : [last];
}
