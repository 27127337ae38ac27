import type { FormSeed } from '#platform/history/formSeed.ts';
import { formRefused, screenBroke, screenShown } from '#platform/history/pageActions.ts';
import type { Report } from '#replay/report.ts';

/** What a screen showed that is not in the store. */
export interface ShownThere {
  /** What its form said when it was last not taken. */
  mistakes: FormSeed | null;
  /** It broke, for want of one of its scripts or otherwise. */
  broke: 'missing' | 'broken' | null;
}

/** Since the page of a step was shown. */
export function shownThere({ steps }: Report, index: number): ShownThere {
  const there: ShownThere = { mistakes: null, broke: null };
  for (let at = index; at >= 0; at -= 1) {
    const { is, payload } = steps[at]?.action ?? {};
    const action = { type: is, payload };
    if (screenShown.match(action)) break;
    if (formRefused.match(action)) there.mistakes ??= mistakesIn(action.payload);
    if (screenBroke.match(action)) there.broke ??= isMissing(action.payload) ? 'missing' : 'broken';
  }
  return there;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A file may hold anything there. */
const mistakesIn = (payload: unknown): FormSeed =>
  isRecord(payload) && Array.isArray(payload['mistakes'])
    ? payload['mistakes'].flatMap((mistake: unknown) =>
        isRecord(mistake) && typeof mistake['field'] === 'string' && typeof mistake['says'] === 'string'
          ? { field: mistake['field'], says: mistake['says'] }
          : [],
      )
    : [];

const isMissing = (payload: unknown): boolean => isRecord(payload) && payload['isMissing'] === true;
