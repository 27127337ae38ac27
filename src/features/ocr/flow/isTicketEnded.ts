import { refusalOf } from '#platform/api/describeError.ts';
import { isPortalError } from '#platform/api/portalError.ts';

/** The ticket of the link is over, or there is none: it has to be said again who opened it. */
export const isTicketEnded = (error: unknown): boolean => isPortalError(error) && refusalOf(error).code === 'ticketEnded';
