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

/** After this long the application may have asked anew: an answer is kept for it for 30 seconds. */
const LATEST_MS = 20_000;

/** After this long nobody waits for what a press does. */
const PRESS_MS = 5000;

/**
 * Shows a page in the document as the application will show it, which then takes it over. Where that cannot be done exactly, it does
 * nothing, and the skeleton stays.
 * @param answer to the page's call
 */
export function showEarly(page: EarlyPage, session: Session, answer: Answer, storage: SafeStorage): void {
  const root = document.getElementById('root');
  const facts = document.querySelector<HTMLTemplateElement>('#early-view');
  if (root === null || facts === null || !mayShow(page, session, storage)) return;
  const { pieces, texts } = JSON.parse(page.markup()) as EarlyMarkup;
  // What the runtime document says, as the host filled it in.
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
  // Who goes on by another key no longer wants what was pressed.
  const forgetPress = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') press = { button: null, at: 0 };
  };
  // Signed out in another tab, or over: nothing private stays on the page. A payment that was sent there is told first.
  const watch = () => {
    const now = readRememberedSession(storage, Date.now() / 1000);
    if (now?.user.sub !== session.user.sub || storage.keys().some(isSentKey)) early.remove();
  };
  // A page that the browser kept may be from before a payment.
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
      // Browsers that translate the page, and some extensions, put elements of theirs between, or change texts.
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

/** What would differ for React. Attributes may: it leaves those that it does not know. */
const contentOf = (root: Element): string => `${root.getElementsByTagName('*').length} ${root.textContent}`;

/** Still the same session, at the page itself with nothing to tell on it, and no payment whose outcome has to be told first. */
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

/** It stays the same entry of the history. */
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
