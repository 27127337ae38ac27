import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import { sayOutcome } from '#platform/forms/unclearOutcome.ts';

import { formMessages as messages } from './formMessages.ts';

/** Converts a failed attempt to set an alert to a form error: the lender's own message, or that the outcome is unknown. */
export const sayable = (error: PortalError): PortalError | OwnProblem =>
  refusalCode(error) === 'humanCheck' ? { problem: messages.humanCheckFailed } : sayOutcome(error, messages.unclear);
