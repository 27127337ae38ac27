import { createAction } from '@reduxjs/toolkit';

/**
 * User actions, for the history. `words` is a label from the portal's own messages (`redactedAccessibleName.ts`), never the content of a
 * field; null if there is none.
 */
export const clicked = createAction<{ what: 'button' | 'link'; words: string | null }>('person/pressed');
export const choiceMade = createAction<{ words: string | null; isOn: boolean }>('person/chose');
export const fieldBlurred = createAction<{ words: string | null; isFilled: boolean; isValid: boolean }>('person/leftField');
export const filesPicked = createAction<{ words: string | null; count: number }>('person/choseFiles');
export const connectionChanged = createAction<{ isOnline: boolean }>('person/connectionChanged');
