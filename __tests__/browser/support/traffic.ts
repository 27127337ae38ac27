/** What a page load costs on the wire, counted by the browser itself. */
import { expect, type Page } from '@playwright/test';

const QUIET_MS = 500;

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
  /** Settles once nothing has been asked for or answered for half a second. Playwright's `networkidle` sometimes does not come beside a frame. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts from now on. Each redirect counts as a request. */
export async function countTraffic(page: Page): Promise<Traffic> {
  const browser = await page.context().newCDPSession(page);
  const all = new Map<string, Request & { id: string }>();
  const open = new Set<string>();
  let changed = Date.now();
  let first: number | undefined;
  const since = (timestamp: number): number => Math.round((timestamp - (first ??= timestamp)) * 1000);

  browser.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator, redirectResponse }) => {
    if (/^(data|blob):/.test(request.url)) return;
    open.add(requestId);
    changed = Date.now();
    const id = redirectResponse ? `${requestId} after ${redirectResponse.url}` : requestId;
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    all.set(id, { id: requestId, url: request.url, type, bytes: 0, start: since(timestamp), end: Infinity, cause });
  });
  const ended = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    changed = Date.now();
  };
  browser.on('Network.loadingFailed', ended);
  browser.on('Network.loadingFinished', ended);
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    for (const request of all.values()) {
      if (request.id === requestId && request.end === Infinity)
        Object.assign(request, { bytes: encodedDataLength, end: since(timestamp) });
    }
  });
  await browser.send('Network.enable');
  return {
    requests: () => [...all.values()].map(({ id: _id, ...request }) => request),
    quiet: () => expect.poll(() => open.size === 0 && Date.now() - changed > QUIET_MS).toBe(true),
    stop: () => browser.detach(),
  };
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
