import { createContext } from 'react';

import type { FormMistake } from './formActions.ts';

/** Initial messages of a form. The replay of a problem report uses it to show a form as it was. */
export interface RestoredForm {
  /** Null if the report does not name the form, so that any form matches. */
  what: string | null;
  mistakes: readonly FormMistake[];
}

export const RestoredFormContext = createContext<RestoredForm | null>(null);
