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
