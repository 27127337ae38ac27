import { initialsOf } from '#domain/initialsOf.ts';
import type { Answer } from '#platform/api/answers/readAnswer.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { buildPart } from '#platform/firstView/buildPart.ts';
import type { EarlyView } from '#platform/firstView/handover.ts';
import { LONGEST_TIMER_MS } from '#platform/longestTimer.ts';
import { keptAppearance } from '#platform/preferences/keptAs.ts';
import type { Session } from '#platform/session/store/session.ts';
import { isSentKey } from '#platform/session/store/sentKeys.ts';
import { readRememberedSession, STORED } from '#platform/session/store/storedSession.ts';

import type { EarlyMarkup, EarlyPage } from './earlyPage.ts';

/**
 * Maximum age of an early view that React may take over. The response is kept for the application for 30 seconds; after that it would be
 * requested again and could differ.
 */
const LATEST_MS = 20_000;

/** Clicks older than this are not repeated after hydration. */
const PRESS_MS = 5000;

/**
 * Shows a page in the document exactly as the application will render it, so that React can hydrate it. If an exact match is not
 * possible, it does nothing and the skeleton stays.
 * @param answer the response to the page's request
 */
export function showEarly(page: EarlyPage, session: Session, answer: Answer, storage: SafeStorage): void {
  const root = document.getElementById('root');
  const facts = document.querySelector<HTMLTemplateElement>('#early-view');
  if (root === null || facts === null || !mayShow(page, session, storage)) return;
  const { pieces, texts } = JSON.parse(page.markup()) as EarlyMarkup;
  // Configuration values that the host has filled into the document's template.
  const said = Object.fromEntries(texts.map((name, index) => [name, facts.content.children[index]?.textContent ?? '']));
  said['phone'] = (said['support.phone'] ?? '').replace(/[^\d+]/g, '');
  const isFilledIn = !Object.values(said).some((text) => text.includes('__CONFIG:'));
  const givenName = session.user.givenname ?? '';
  const initials = initialsOf([givenName, '']);
  const found = isFilledIn && initials !== '' ? viewOf(page, answer, said) : null;
  const view = found && buildPart(found, pieces, Object.assign(said, { givenName, initials }));
  if (found === null || view === null) return;
  if (facts.dataset['reports'] === 'false')
    view.querySelector('[aria-keyshortcuts]')?.replaceWith(buildPart({ name: 'report' }, pieces, said) ?? '');
  const skeleton = [...root.childNodes];
  const { title } = document;
  const opened = window.location.pathname;
  let press: { button: HTMLButtonElement | null; at: number } = { button: null, at: 0 };
  const notePress = ({ target }: MouseEvent) => {
    if (target instanceof Element) press = { button: target.closest('button'), at: Date.now() };
  };
  // A keyboard user who presses any other key has moved on, so the earlier click is not repeated.
  const forgetPress = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') press = { button: null, at: 0 };
  };
  // Removes the view if the session has ended (perhaps in another tab), so that no private data stays on the page, or if a payment was
  // sent, because its outcome has to be shown first.
  const watch = () => {
    const now = readRememberedSession(storage, Date.now() / 1000);
    if (now?.user.sub !== session.user.sub || storage.keys().some(isSentKey)) early.remove();
  };
  // A page restored from the back/forward cache may predate a payment, so it is discarded.
  const drop = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    delete window.takeEarlyAnswer;
    early.remove();
  };
  const stop = () => {
    clearTimeout(timer);
    root.removeEventListener('click', notePress);
    document.removeEventListener('keydown', forgetPress);
    window.removeEventListener('storage', watch);
    window.removeEventListener('pageshow', drop);
    document.removeEventListener('visibilitychange', watch);
  };
  const early: EarlyView = {
    isShown: true,
    remove: () => {
      stop();
      if (!early.isShown) return;
      early.isShown = false;
      root.replaceChildren(...skeleton);
      document.title = title;
      goTo(opened);
    },
    handOver: () => {
      watch();
      // Translation features and extensions of browsers may have inserted elements or changed texts, which would break hydration.
      if (!early.isShown || contentOf(root) !== content || Date.now() - shownAt > LATEST_MS) return null;
      stop();
      early.isShown = false;
      return { pressed: Date.now() - press.at < PRESS_MS ? press.button : null };
    },
  };
  const timer = setTimeout(early.remove, Math.min(session.expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS));
  root.addEventListener('click', notePress);
  document.addEventListener('keydown', forgetPress);
  window.addEventListener('storage', watch);
  window.addEventListener('pageshow', drop);
  document.addEventListener('visibilitychange', watch);
  window.earlyView = early;
  if (facts.dataset['choice'] === 'choice') document.documentElement.dataset['appearance'] = keptAppearance(storage);
  document.title = said['title'] ?? title;
  root.replaceChildren(view);
  if (found.address !== undefined) goTo(found.address);
  const content = contentOf(root);
  const shownAt = Date.now();
  performance.mark(page.mark);
}

/** Fingerprint of what hydration compares. Attributes are left out, because React ignores unknown ones. */
const contentOf = (root: Element): string => `${root.getElementsByTagName('*').length} ${root.textContent}`;

/**
 * Whether the early view may be shown: the session is unchanged, the URL is exactly this page's, the history entry has no state to
 * display, and no payment's outcome is pending.
 */
function mayShow({ at }: EarlyPage, { token, expiresAt }: Session, storage: SafeStorage): boolean {
  const entry = window.history.state as { usr?: unknown } | null;
  const { pathname, search, hash } = window.location;
  return (
    window.earlyView === undefined &&
    window.isEarlyViewLate !== true &&
    at.test(pathname + search + hash) &&
    entry?.usr == null &&
    storage.get(STORED.token) === token &&
    expiresAt > Date.now() / 1000 &&
    !storage.keys().some(isSentKey)
  );
}

/** Changes the URL but keeps the history entry and its state. */
const goTo = (address: string): void => window.history.replaceState(window.history.state, '', address);

function viewOf(page: EarlyPage, { status, body }: Answer, said: Readonly<Record<string, string>>) {
  if (status !== 200 || typeof body !== 'string') return null;
  try {
    return page.viewOf(JSON.parse(body), said);
  } catch (problem) {
    if (problem instanceof RangeError || problem instanceof SyntaxError) return null;
    throw problem;
  }
}
