import { createAction } from '@reduxjs/toolkit';

/** A validation message of a rejected form, in the portal's own words. The field `form` stands for the whole form. */
export interface FormMistake {
  field: string;
  says: string;
}

/** A form failed validation. @param what identifies the form by the names of its initial fields */
export const formRefused = createAction<{ what: string; mistakes: readonly FormMistake[] }>('portal/formRefused');

/** A rejected form is submitted again, so its messages are removed. */
export const formCleared = createAction('portal/formCleared');
