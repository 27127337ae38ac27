import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import { sayOutcome } from '#platform/forms/unclearOutcome.ts';

import { formMessages as messages } from './formMessages.ts';

/** What the form says of a failed try to set an alert: the lender's own words, or that it is not known whether the alert was set. */
export const sayable = (error: PortalError): PortalError | OwnProblem =>
  refusalCode(error) === 'humanCheck' ? { problem: messages.humanCheckFailed } : sayOutcome(error, messages.unclear);
