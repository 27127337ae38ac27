/**
 * Runs on `/loans` while the application's script is on its way. Who opens it with a session that storage remembers waits for three things:
 * that script, the one that shows the list, and the list. They are asked for together here, and not one after the other: 15 % of the
 * bench's `loans.real`.
 */
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { decodeAccessToken } from '#domain/accessToken.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';
import { STORED } from '#platform/session/store/storedSession.ts';

const CALL: keyof BorrowerCalls = 'GET BorrowerLoan/all';
/** The build writes their addresses in, and the hash of one that must have it. */
const SCRIPTS = '*scripts of LoansScreen*';

const token = storedToken();
const claims = token === null ? null : decodeAccessToken(token);

if (token !== null && claims !== null && claims.exp > Date.now() / 1000) {
  const base = document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '';
  callEarly(base + CALL.replace('GET ', '/'), token);
  for (const script of SCRIPTS.split(' ')) {
    const [address = '', hash = ''] = script.split('#');
    fetchAhead(address, hash);
  }
}

// The browser's first look at its locales takes a phone 100 ms, which `createIntl` would else take between the answer and the list.
requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en-US')));

/** Null, too, where the browser keeps storage from the page. */
function storedToken(): string | null {
  try {
    return window.localStorage.getItem(STORED.token);
  } catch {
    return null;
  }
}

/** @param hash without it a script that must have one would be fetched twice */
function fetchAhead(address: string, hash: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  link.integrity = hash;
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(link);
}
