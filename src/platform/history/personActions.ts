import { createAction } from '@reduxjs/toolkit';

/**
 * What somebody did on the page, for whoever reads the history. Words are those of the portal's own messages (`spokenWords.ts`), never what
 * stands in a field; null where there are none.
 */
export const pressed = createAction<{ what: 'button' | 'link'; words: string | null }>('person/pressed');
export const chose = createAction<{ words: string | null; isOn: boolean }>('person/chose');
export const leftField = createAction<{ words: string | null; isFilled: boolean; isValid: boolean }>('person/leftField');
export const choseFiles = createAction<{ words: string | null; count: number }>('person/choseFiles');
export const connectionChanged = createAction<{ isOnline: boolean }>('person/connectionChanged');

/** A page of the route table is shown. @param route its pattern, never the address */
export const screenShown = createAction<{ route: string }>('portal/screenShown');

/** The part of the page that shows a screen broke. `missing`: a script of it did not load. */
export const screenBroke = createAction<{ isMissing: boolean }>('portal/screenBroke');

/** What a form says that was not taken, in words of the portal's own. `form` stands for all of it. */
export interface FormMistake {
  field: string;
  says: string;
}

/** A form was not taken. */
export const formRefused = createAction<{ mistakes: readonly FormMistake[] }>('portal/formRefused');
