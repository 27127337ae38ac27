import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/listen.ts';
import { isUnasked } from '#platform/session/store/session.ts';
import { selectEnded, selectEnding, selectIsLeaving, selectUser } from '#platform/session/store/sessionSlice.ts';
import { DRAFT_KEY, KEPT_MS } from '#platform/session/store/storedSession.ts';

/** Values that were typed and are not secret, kept for the same person on the same page. */
interface FormDraft {
  sub: string;
  route: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  values: Record<string, unknown>;
}

/**
 * Keeps these fields of a form whose page goes away because the session ended unasked or is not accepted (the profile or a call
 * was refused) and the person is sent to sign in. For any other reason nothing is kept.
 * @param sub whose form it is: when another tab has ended the session, nobody is signed in anymore
 * @param fields names of the fields that are not secret
 */
export const keepDraft =
  (sub: string, route: string, values: Record<string, unknown>, fields: readonly string[]): PortalThunk<void> =>
  (_dispatch, getState, { tabStorage }) => {
    const state = getState();
    if (![selectEnding(state), selectEnded(state)].some(isUnasked) && !selectIsLeaving(state)) return;
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
    const draft: FormDraft = { sub, route, keptAt: Date.now(), values: kept };
    tabStorage.set(DRAFT_KEY, JSON.stringify(draft));
  };

/** The fields that were kept for this person on this page, null when there are none. Another person's are removed. */
export const findDraft =
  (route: string, fields: readonly string[]): PortalThunk<Record<string, unknown> | null> =>
  (_dispatch, getState, { tabStorage }) => {
    const draft = readStoredJson<FormDraft>(tabStorage.get(DRAFT_KEY), {
      sub: 'string',
      route: 'string',
      keptAt: 'number',
      values: 'object',
    });
    const age = Date.now() - (draft?.keptAt ?? 0);
    if (draft === null || draft.sub !== selectUser(getState())?.sub || age < 0 || age > KEPT_MS) {
      tabStorage.remove(DRAFT_KEY);
      return null;
    }
    if (draft.route !== route) return null;
    return Object.fromEntries(Object.entries(draft.values).filter(([name]) => fields.includes(name)));
  };

/** Removes the draft, once it is back in its form. */
export const dropDraft =
  (): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(DRAFT_KEY);
