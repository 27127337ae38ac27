import { readStoredJson } from '#platform/config/storedJson.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';
import { isUnintended } from '#platform/session/store/session.ts';
import { selectEnded, selectEnding, selectIsLeaving, selectUser } from '#platform/session/store/sessionSlice.ts';
import { DRAFT_KEY, MAX_RETURN_DATA_AGE_MS } from '#platform/session/store/storedSession.ts';

/** Non-secret form values, saved for the same user on the same page. */
interface FormDraft {
  sub: string;
  route: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  values: Record<string, unknown>;
}

/**
 * Saves these fields if the form disappears because the session ended without the user's request or was rejected, and the user has to
 * sign in again. In any other case nothing is saved.
 * @param sub the form's user, because after a sign-out in another tab the state has no user
 * @param fields names of the fields that are not secret
 */
export const saveDraft =
  (sub: string, route: string, values: Record<string, unknown>, fields: readonly string[]): PortalThunk<void> =>
  (_dispatch, getState, { tabStorage }) => {
    const state = getState();
    if (![selectEnding(state), selectEnded(state)].some(isUnintended) && !selectIsLeaving(state)) return;
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
    const draft: FormDraft = { sub, route, keptAt: Date.now(), values: kept };
    tabStorage.set(DRAFT_KEY, JSON.stringify(draft));
  };

/** Returns the values saved for this user on this page, or null. Removes the draft of another user and one that has expired. */
export const readDraft =
  (route: string, fields: readonly string[]): PortalThunk<Record<string, unknown> | null> =>
  (_dispatch, getState, { tabStorage }) => {
    const draft = readStoredJson<FormDraft>(tabStorage.get(DRAFT_KEY), {
      sub: 'string',
      route: 'string',
      keptAt: 'number',
      values: 'object',
    });
    const age = Date.now() - (draft?.keptAt ?? 0);
    if (draft === null || draft.sub !== selectUser(getState())?.sub || age < 0 || age > MAX_RETURN_DATA_AGE_MS) {
      tabStorage.remove(DRAFT_KEY);
      return null;
    }
    if (draft.route !== route) return null;
    return Object.fromEntries(Object.entries(draft.values).filter(([name]) => fields.includes(name)));
  };

export const removeDraft =
  (): PortalThunk<void> =>
  (_dispatch, _getState, { tabStorage }) =>
    tabStorage.remove(DRAFT_KEY);
