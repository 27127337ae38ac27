import { createAction } from '@reduxjs/toolkit';

/** What a form says that was not taken, in words of the portal's own. `form` stands for all of it. */
export interface FormMistake {
  field: string;
  says: string;
}

/** A form was not taken. @param what which one: the names of its fields when it was first shown */
export const formRefused = createAction<{ what: string; mistakes: readonly FormMistake[] }>('portal/formRefused');

/** A form that was not taken is sent again: what it said is gone. */
export const formCleared = createAction('portal/formCleared');
