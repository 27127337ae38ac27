/** A page in a document, before the application is there, and when that begins. Asks for the page's script, too. */
import { lookAtEarlyAnswer } from '#platform/api/earlyCalls.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { prepareDays } from '#platform/firstView/earlyDays.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication` and `earlyProblem`
import type { Session } from '#platform/session/store/session.ts';

import type { EarlyPage } from './earlyPage.ts';
import { showEarly } from './showEarly.ts';

/** What a page that was drawn takes at most until it is on the screen. */
const SCREEN_MS = 100;

/** From a script that did not come until it is asked for again. */
const AGAIN_MS = 1000;

/** Asks for the page's script, makes what takes a phone some time ready, and watches whether the application comes. */
export function preparePage({ scripts }: EarlyPage): void {
  for (const script of scripts.split(' ')) {
    const [address = '', hash = ''] = script.split('#');
    fetchAhead(address, hash);
  }
  setTimeout(prepareDays);
  void documentRead().then(askTwiceForApplication); // before it is asked for at all, which does not wait for a late answer
}

/** Shows the page where the answer comes in time to its call, which has left. Lets the application begin, which else draws it. */
export async function showPage(page: EarlyPage, of: Session, storage: SafeStorage): Promise<void> {
  try {
    const comes = lookAtEarlyAnswer(page.call(), of.token);
    await documentRead();
    const answer = await comes;
    if (answer != null) showEarly(page, of, answer, storage);
    if (window.earlyView?.isShown === true) await onScreen();
  } catch (problem) {
    window.earlyProblem = problem;
  } finally {
    window.loadApplication?.();
  }
}

/** The browser's first look at its locales takes a phone 100 ms, which `createIntl` would else take before the page can be used. */
export const prepareLocales = () => requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en-US')));

/** The application's script is asked for once more where it does not come. After that, a press on a button loads the page anew. */
function askTwiceForApplication(): void {
  const template = document.querySelector<HTMLTemplateElement>('#application');
  let isAsked = false;
  const ask = ({ target }: Event) => {
    if (template === null || !(target instanceof HTMLScriptElement) || !target.src.includes('/main.')) return;
    if (isAsked) document.addEventListener('click', reloadAtButton);
    else setTimeout(() => document.head.append(document.importNode(template.content, true)), AGAIN_MS);
    isAsked = true;
  };
  document.addEventListener('error', ask, true);
}

function reloadAtButton({ target }: Event): void {
  if (target instanceof Element && target.closest('button') !== null) window.location.reload();
}

/** Settles when the page is on the screen, which takes some milliseconds of other threads. Safari before 26.2 does not tell. */
const onScreen = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint' })),
    new Promise((resolve) => setTimeout(resolve, SCREEN_MS)),
  ]);

/** Settles when the document has been read, which its scripts may not have been. */
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
