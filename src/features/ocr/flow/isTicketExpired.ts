import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { isPortalError } from '#platform/api/portalError.ts';

/** Whether the contact ticket is missing or expired, so that the borrower has to confirm their identity again. */
export const isTicketExpired = (error: unknown): boolean =>
  isPortalError(error) && refusalCodeAndMessage(error).code === 'ticketEnded';
