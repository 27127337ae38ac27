import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import { explainWriteError } from '#platform/forms/explainWriteError.ts';

import { formMessages as messages } from './formMessages.ts';

/** Converts a failed attempt to set an alert to a form error: the lender's own message, or that the outcome is unknown. */
export const toFormError = (error: PortalError): PortalError | LocalFormError =>
  refusalCode(error) === 'humanCheck' ? { problem: messages.humanCheckFailed } : explainWriteError(error, messages.unclear);
