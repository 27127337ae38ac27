/** Shows a page before the application has loaded, preloads its scripts, and decides when the application starts. */
import { peekEarlyResponse } from '#platform/api/earlyCalls.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { warmUpDateFormats } from '#platform/firstView/earlyDateFormats.ts';
import type {} from '#platform/firstView/earlyView.ts'; // Adds `loadApplication` and `earlyProblem` to the type of `window`.
import type { Session } from '#platform/session/store/session.ts';

import type { EarlyPage } from './earlyPage.ts';
import { renderEarlyView } from './renderEarlyView.ts';

const MAX_PAINT_WAIT_MS = 100;

/** Delay before a script that failed to load is requested again. */
const RETRY_DELAY_MS = 1000;

/** Preloads the page's scripts, warms up the date formatters, and retries the application's script if it fails to load. */
export function preparePage({ scripts }: EarlyPage): void {
  for (const script of scripts.split(' ')) {
    const [address = '', hash = ''] = script.split('#');
    preloadScript(address, hash);
  }
  setTimeout(warmUpDateFormats);
  void waitUntilDocumentParsed().then(retryApplicationScript); // The application's script may be added even before the response arrives.
}

/** Shows the page if the response to the request already sent arrives in time, then starts the application. */
export async function showPage(page: EarlyPage, of: Session, storage: SafeStorage): Promise<void> {
  try {
    const comes = peekEarlyResponse(page.requestUrl(), of.token);
    await waitUntilDocumentParsed();
    const answer = await comes;
    if (answer != null) renderEarlyView(page, of, answer, storage);
    if (window.earlyView?.isShown === true) await waitUntilViewPainted();
  } catch (problem) {
    window.earlyProblem = problem;
  } finally {
    window.loadApplication?.();
  }
}

/** Loads the browser's locale data, which takes about 100 ms on a phone, before `createIntl` needs it. */
export const warmUpLocales = () => requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en-US')));

/** Requests the application's script a second time if it fails to load. If that fails, too, a click on any button reloads the page. */
function retryApplicationScript(): void {
  const template = document.querySelector<HTMLTemplateElement>('#application');
  let isAsked = false;
  const ask = ({ target }: Event) => {
    if (template === null || !(target instanceof HTMLScriptElement) || !target.src.includes('/main.')) return;
    if (isAsked) document.addEventListener('click', reloadOnButtonClick);
    else setTimeout(() => document.head.append(document.importNode(template.content, true)), RETRY_DELAY_MS);
    isAsked = true;
  };
  document.addEventListener('error', ask, true);
}

function reloadOnButtonClick({ target }: Event): void {
  if (target instanceof Element && target.closest('button') !== null) window.location.reload();
}

/**
 * Resolves when the view has been painted, or after a short time, because Safari before 26.2 does not report `largest-contentful-paint`.
 */
const waitUntilViewPainted = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint' })),
    new Promise((resolve) => setTimeout(resolve, MAX_PAINT_WAIT_MS)),
  ]);

/** The document's deferred scripts may not have run yet. */
function waitUntilDocumentParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('readystatechange', resolve));
}

/** @param hash integrity hash; if the script tag has one, the preload needs the same one, or the browser would fetch the script twice */
function preloadScript(address: string, hash: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  link.integrity = hash;
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(link);
}
