import { createAction } from '@reduxjs/toolkit';

/** A page of the route table is shown. @param route its pattern, never the address */
export const screenShown = createAction<{ route: string }>('portal/screenShown');

/** The part of the page that shows a screen broke. `missing`: a script of it did not load. */
export const screenBroke = createAction<{ isMissing: boolean }>('portal/screenBroke');
