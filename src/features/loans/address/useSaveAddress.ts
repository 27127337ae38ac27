import { useDispatch } from 'react-redux';

import type { MailingAddressChange } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { FieldMessage } from '#platform/forms/fieldMessage.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { getLoan } from '../loansApi.ts';
import type { Unsaved } from '../loansSlice.ts';
import { newestAddress, sameAddress } from './mailingAddress.ts';
import { presentAddress, useChangeMailingAddressMutation } from './mailingAddressApi.ts';
import { messages } from './messages.ts';

const HOUR_SECONDS = 3600;

/**
 * Changes a loan's mailing address. After a lost answer the loan itself says whether it was saved; as long as it was not, the change may
 * still be on its way.
 */
export function useSaveAddress() {
  const dispatch = useDispatch<PortalDispatch>();
  const [change] = useChangeMailingAddressMutation();

  return async (wanted: MailingAddressChange): Promise<{ saved: Loan } | Unsaved> => {
    const answer = await change(wanted);
    if (answer.data !== undefined) return { saved: answer.data };
    const error = answer.error as PortalError; // the base query rejects with nothing else
    const isChanged = refusalCode(error) === 'addressChanged';
    const present = isChanged ? presentAddress(error) : null;
    if (present !== null) return { says: 'changed', present };
    if (!isChanged && isClearRefusal(error)) return { says: 'refused', error };

    const asked = await dispatch(getLoan.initiate(wanted.loanIdentifier, { forceRefetch: true, subscribe: false }));
    const loan = asked.isSuccess ? asked.data : undefined; // beside an error stands what was known before
    const record = loan?.loanServicings[0];
    if (loan === undefined || record === undefined) return { says: 'unknown' };
    const newest = newestAddress(record);
    if (sameAddress(newest, wanted.mailingAddress)) return { saved: loan };
    if (!sameAddress(newest, wanted.replaces)) return { says: 'changed', present: newest };
    return isChanged ? { says: 'refused', error } : { says: 'unknown' };
  };
}

/** The lender allows a few changes of a loan's address a day; null for every other refusal. */
export function tooManyChanges(error: PortalError): FieldMessage | null {
  const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
  if (refusalCode(error) !== 'tooManyTries' || seconds === undefined) return null;
  return { message: messages.tooManyChanges, values: { hours: Math.ceil(seconds / HOUR_SECONDS) } };
}
