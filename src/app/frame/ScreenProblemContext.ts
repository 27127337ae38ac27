import { createContext } from 'react';

/** Error that a screen shows as if it had crashed. The replay of a problem report uses it to show a crashed page. */
export const ScreenProblemContext = createContext<Error | null>(null);
