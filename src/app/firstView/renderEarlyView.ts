import { initialsOf } from '#domain/initialsOf.ts';
import type { RawResponse } from '#platform/api/responses/readResponse.ts';
import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { buildPart } from '#platform/firstView/buildPart.ts';
import type { EarlyView } from '#platform/firstView/earlyView.ts';
import { LONGEST_TIMER_MS } from '#platform/longestTimer.ts';
import { readStoredAppearance } from '#platform/preferences/storedAppearance.ts';
import type { Session } from '#platform/session/store/session.ts';
import { isSubmissionKey } from '#platform/session/store/pendingSubmissions.ts';
import { restoreSession, STORAGE_KEYS } from '#platform/session/store/storedSession.ts';

import type { EarlyMarkup, EarlyPage } from './earlyPage.ts';

/**
 * Maximum age of an early view that React may take over. The response is kept for the application for 30 seconds; after that it would be
 * requested again and could differ.
 */
const MAX_VIEW_AGE_MS = 20_000;

/** Clicks older than this are not repeated after hydration. */
const MAX_CLICK_AGE_MS = 5000;

/**
 * Shows a page in the document exactly as the application will render it, so that React can hydrate it. If an exact match is not
 * possible, it does nothing and the skeleton stays.
 * @param answer the response to the page's request
 */
export function renderEarlyView(page: EarlyPage, session: Session, answer: RawResponse, storage: SafeStorage): void {
  const root = document.getElementById('root');
  const facts = document.querySelector<HTMLTemplateElement>('#early-view');
  if (root === null || facts === null || !mayShow(page, session, storage)) return;
  const { pieces, texts } = JSON.parse(page.markup()) as EarlyMarkup;
  // Configuration values that the host has filled into the document's template.
  const configTexts = Object.fromEntries(texts.map((name, index) => [name, facts.content.children[index]?.textContent ?? '']));
  configTexts['phone'] = (configTexts['support.phone'] ?? '').replace(/[^\d+]/g, '');
  const isFilledIn = !Object.values(configTexts).some((text) => text.includes('__CONFIG:'));
  const givenName = session.user.givenname ?? '';
  const initials = initialsOf([givenName, '']);
  const found = isFilledIn && initials !== '' ? viewFromResponse(page, answer, configTexts) : null;
  const view = found && buildPart(found, pieces, Object.assign(configTexts, { givenName, initials }));
  if (found === null || view === null) return;
  if (facts.dataset['reports'] === 'false')
    view.querySelector('[aria-keyshortcuts]')?.replaceWith(buildPart({ name: 'report' }, pieces, configTexts) ?? '');
  const skeleton = [...root.childNodes];
  const { title } = document;
  const opened = window.location.pathname;
  let lastClick: { button: HTMLButtonElement | null; at: number } = { button: null, at: 0 };
  const recordClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) lastClick = { button: target.closest('button'), at: Date.now() };
  };
  // A keyboard user who presses any other key has moved on, so the earlier click is not repeated.
  const forgetClick = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') lastClick = { button: null, at: 0 };
  };
  // Removes the view if the session has ended (perhaps in another tab), so that no private data stays on the page, or if a payment was
  // sent, because its outcome has to be shown first.
  const removeIfOutdated = () => {
    const now = restoreSession(storage, Date.now() / 1000);
    if (now?.user.sub !== session.user.sub || storage.keys().some(isSubmissionKey)) early.remove();
  };
  // A page restored from the back/forward cache may predate a payment, so it is discarded.
  const removeIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    delete window.takeEarlyResponse;
    early.remove();
  };
  const stop = () => {
    clearTimeout(timer);
    root.removeEventListener('click', recordClick);
    document.removeEventListener('keydown', forgetClick);
    window.removeEventListener('storage', removeIfOutdated);
    window.removeEventListener('pageshow', removeIfRestored);
    document.removeEventListener('visibilitychange', removeIfOutdated);
  };
  const early: EarlyView = {
    isShown: true,
    remove: () => {
      stop();
      if (!early.isShown) return;
      early.isShown = false;
      root.replaceChildren(...skeleton);
      document.title = title;
      replaceUrl(opened);
    },
    handOver: () => {
      removeIfOutdated();
      // Translation features and extensions of browsers may have inserted elements or changed texts, which would break hydration.
      if (!early.isShown || contentFingerprint(root) !== content || Date.now() - shownAt > MAX_VIEW_AGE_MS) return null;
      stop();
      early.isShown = false;
      return { pressed: Date.now() - lastClick.at < MAX_CLICK_AGE_MS ? lastClick.button : null };
    },
  };
  const timer = setTimeout(early.remove, Math.min(session.expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS));
  root.addEventListener('click', recordClick);
  document.addEventListener('keydown', forgetClick);
  window.addEventListener('storage', removeIfOutdated);
  window.addEventListener('pageshow', removeIfRestored);
  document.addEventListener('visibilitychange', removeIfOutdated);
  window.earlyView = early;
  if (facts.dataset['choice'] === 'choice') document.documentElement.dataset['appearance'] = readStoredAppearance(storage);
  document.title = configTexts['title'] ?? title;
  root.replaceChildren(view);
  if (found.address !== undefined) replaceUrl(found.address);
  const content = contentFingerprint(root);
  const shownAt = Date.now();
  performance.mark(page.mark);
}

/** Fingerprint of what hydration compares. Attributes are left out, because React ignores unknown ones. */
const contentFingerprint = (root: Element): string => `${root.getElementsByTagName('*').length} ${root.textContent}`;

/**
 * Whether the early view may be shown: the session is unchanged, the URL is exactly this page's, the history entry has no state to
 * display, and no payment's outcome is pending.
 */
function mayShow({ urlPattern }: EarlyPage, { token, expiresAt }: Session, storage: SafeStorage): boolean {
  const entry = window.history.state as { usr?: unknown } | null;
  const { pathname, search, hash } = window.location;
  return (
    window.earlyView === undefined &&
    window.isEarlyViewLate !== true &&
    urlPattern.test(pathname + search + hash) &&
    entry?.usr == null &&
    storage.get(STORAGE_KEYS.token) === token &&
    expiresAt > Date.now() / 1000 &&
    !storage.keys().some(isSubmissionKey)
  );
}

const replaceUrl = (address: string): void => window.history.replaceState(window.history.state, '', address);

function viewFromResponse(page: EarlyPage, { status, body }: RawResponse, said: Readonly<Record<string, string>>) {
  if (status !== 200 || typeof body !== 'string') return null;
  try {
    return page.toView(JSON.parse(body), said);
  } catch (problem) {
    if (problem instanceof RangeError || problem instanceof SyntaxError) return null;
    throw problem;
  }
}
