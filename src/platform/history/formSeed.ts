import { createContext } from 'react';

import type { FormMistake } from './pageActions.ts';

/** What forms say before anybody has touched them: the replay of a report shows a form as it was. */
export type FormSeed = readonly FormMistake[];

export const FormSeedContext = createContext<FormSeed | null>(null);
