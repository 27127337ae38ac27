import type { RestoredForm } from '#platform/history/RestoredFormContext.ts';
import { formCleared, formRefused } from '#platform/history/formActions.ts';
import { screenBroke, screenShown } from '#platform/history/pageActions.ts';
import type { Report } from '#replay/report.ts';

/** Parts of a screen's display that are not in the store. */
export interface UnstoredView {
  /** Errors shown by the form when it was last rejected; null if it was never rejected or has been submitted again. */
  mistakes: RestoredForm | null;
  /** Whether the screen crashed: `missing` if one of its scripts did not load, `broken` for any other error. */
  crash: 'missing' | 'broken' | null;
}

const EMPTY_VIEW: UnstoredView = { mistakes: null, crash: null };

/** Determines for each step what its page showed outside the store, from the actions since the page was opened. */
export function unstoredViewsOf({ steps }: Report): UnstoredView[] {
  let there = EMPTY_VIEW;
  return steps.map(({ action: { is, payload } }) => {
    const action = { type: is, payload };
    if (screenShown.match(action)) there = EMPTY_VIEW;
    if (formCleared.match(action)) there = { ...there, mistakes: null };
    if (formRefused.match(action)) there = { ...there, mistakes: readFormSeed(action.payload) };
    if (screenBroke.match(action)) there = { ...there, crash: isScriptMissing(action.payload) ? 'missing' : 'broken' };
    return there;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The payload is unchecked data from the file. */
function readFormSeed(payload: unknown): RestoredForm {
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

const isScriptMissing = (payload: unknown): boolean => isRecord(payload) && payload['isMissing'] === true;
