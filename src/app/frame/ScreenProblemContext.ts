import { createContext } from 'react';

/** What a screen broke at before it is drawn: the replay of a report shows its page as broken. */
export const ScreenProblemContext = createContext<Error | null>(null);
