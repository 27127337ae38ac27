import { createContext } from 'react';

import type { FormMistake } from './formActions.ts';

/** What a form says before anybody has touched it: the replay of a report shows a form as it was. */
export interface FormSeed {
  /** Which form it is; null where the report does not say, and any may be it. */
  what: string | null;
  mistakes: readonly FormMistake[];
}

export const FormSeedContext = createContext<FormSeed | null>(null);
