import { createAction } from '@reduxjs/toolkit';

/** A page of the route table was shown. @param route its route pattern, never the URL */
export const screenShown = createAction<{ route: string }>('portal/screenShown');

/** The error boundary of a screen caught an error. `isScriptMissing` means that a script failed to load. */
export const screenBroke = createAction<{ isMissing: boolean }>('portal/screenBroke');
