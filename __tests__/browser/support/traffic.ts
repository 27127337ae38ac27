/** Requests and bytes of a page load, counted by the browser. */
import { expect, type Page } from '@playwright/test';

const QUIET_MS = 500;

export interface Request {
  url: string;
  type: string;
  /** Bytes on the wire, headers included; 0 if it came from the cache. */
  bytes: number;
  /** Milliseconds since the first request. */
  start: number;
  end: number;
  /** URL of the document or script that started this request, as far as the browser knows. */
  cause: string | undefined;
}

export interface Traffic {
  requests(): Request[];
  /**
   * Resolves after half a second without requests or responses, counted from the call: Playwright may report a request to the test
   * before this session does. Playwright's `networkidle` sometimes never fires if the page has an iframe.
   */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts from now on. Each redirect counts as a separate request. */
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
    quiet: () => {
      changed = Date.now();
      return expect.poll(() => open.size === 0 && Date.now() - changed > QUIET_MS).toBe(true);
    },
    stop: () => browser.detach(),
  };
}

/** Types that can trigger further requests. Fonts and images cannot, and the document's preloads ('Other') load in parallel. */
const CAUSES = ['Document', 'Script', 'XHR', 'Fetch'];

/**
 * Returns the longest chain of requests that had to finish one after another before `last` could start, followed by `last`. The
 * predecessor of a request is the one that ended last before it started.
 */
export function longestChain(requests: readonly Request[], last: Request): Request[] {
  const before = requests.filter((one) => one.end <= last.start && CAUSES.includes(one.type));
  const link = before.sort((a, b) => b.end - a.end)[0];
  return link ? [...longestChain(requests, link), last] : [last];
}
