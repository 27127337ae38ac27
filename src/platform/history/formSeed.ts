import { createContext } from 'react';

/** What forms say before anybody has touched them, by field; `form` is about all of it. The replay of a report shows a form as it was. */
export type FormSeed = Readonly<Record<string, string>>;

export const FormSeedContext = createContext<FormSeed | null>(null);
