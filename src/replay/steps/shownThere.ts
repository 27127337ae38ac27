import type { FormSeed } from '#platform/history/formSeed.ts';
import { formCleared, formRefused } from '#platform/history/formActions.ts';
import { screenBroke, screenShown } from '#platform/history/pageActions.ts';
import type { Report } from '#replay/report.ts';

/** What a screen showed that is not in the store. */
export interface ShownThere {
  /** What its form said when it was last not taken; null where it was never refused, or sent again. */
  mistakes: FormSeed | null;
  /** It broke, for want of one of its scripts or otherwise. */
  broke: 'missing' | 'broken' | null;
}

const NOTHING: ShownThere = { mistakes: null, broke: null };

/** What there was at each step, of what happened since its page was shown. */
export function shownThere({ steps }: Report): ShownThere[] {
  let there = NOTHING;
  return steps.map(({ action: { is, payload } }) => {
    const action = { type: is, payload };
    if (screenShown.match(action)) there = NOTHING;
    if (formCleared.match(action)) there = { ...there, mistakes: null };
    if (formRefused.match(action)) there = { ...there, mistakes: seedIn(action.payload) };
    if (screenBroke.match(action)) there = { ...there, broke: isMissing(action.payload) ? 'missing' : 'broken' };
    return there;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A file may hold anything there. */
function seedIn(payload: unknown): FormSeed {
  const { what, mistakes } = isRecord(payload) ? payload : {};
  return {
    what: typeof what === 'string' ? what : null,
    mistakes: (Array.isArray(mistakes) ? mistakes : []).flatMap((mistake: unknown) =>
      isRecord(mistake) && typeof mistake['field'] === 'string' && typeof mistake['says'] === 'string'
        ? { field: mistake['field'], says: mistake['says'] }
        : [],
    ),
  };
}

const isMissing = (payload: unknown): boolean => isRecord(payload) && payload['isMissing'] === true;
