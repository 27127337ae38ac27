/**
 * Runs on `/loans` while the application's script is on its way. Who opens it with a session that storage remembers waits for three things:
 * that script, the one that shows the list, and the list. They are asked for together here, and not one after the other. The list is shown
 * as soon as it is there, and the application takes it over.
 */
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { showEarly } from '#app/firstView/showEarly.ts';
import { prepareDays } from '#features/loans/firstView/listParts.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type { Pieces } from '#platform/firstView/buildPart.ts';
import { readRememberedSession } from '#platform/session/store/storedSession.ts';

const CALL: keyof BorrowerCalls = 'GET BorrowerLoan/all';
/** The build writes their addresses in, and the hash of one that must have it. */
const SCRIPTS = '*scripts of LoansScreen*';

/** The pieces of the list, as JSON: the build puts it here. */
declare const EARLY_PIECES: string;

const storage = safeStorage(() => window.localStorage);
const session = readRememberedSession(storage, Date.now() / 1000);

if (session !== null) {
  const base = document.querySelector<HTMLMetaElement>('meta[name="borrower"]')?.content ?? '';
  const answer = callEarly(base + CALL.replace('GET ', '/'), session.token);
  for (const script of SCRIPTS.split(' ')) {
    const [address = '', hash = ''] = script.split('#');
    fetchAhead(address, hash);
  }
  setTimeout(prepareDays);
  window.earlyViewComes = Promise.all([answer, documentRead()])
    .then(([arrived]) => {
      if (arrived !== null) showEarly(JSON.parse(EARLY_PIECES) as Pieces, session, arrived, storage);
    })
    .catch(reportError); // without it the application draws the list
}

// The browser's first look at its locales takes a phone 100 ms, which `createIntl` would else take before the list can be used.
requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en-US')));

/** `DOMContentLoaded` would wait for the application's script. */
function documentRead(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('readystatechange', resolve));
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
