import { useDispatch } from 'react-redux';

import type { MailingAddressChange } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';
import type { FieldMessage } from '#platform/forms/fieldMessage.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { getLoan } from '../loansApi.ts';
import type { AddressSaveFailure } from '../loansSlice.ts';
import { newestAddress, isSameAddress } from './mailingAddress.ts';
import { addressFromConflict, useChangeMailingAddressMutation } from './mailingAddressApi.ts';
import { messages } from './messages.ts';

const HOUR_SECONDS = 3600;

/**
 * Returns a function that changes a loan's mailing address. If the response is lost, it fetches the loan to see whether the change was
 * saved; if not, the request may still be in progress.
 */
export function useSaveAddress() {
  const dispatch = useDispatch<PortalDispatch>();
  const [change] = useChangeMailingAddressMutation();

  return async (wanted: MailingAddressChange): Promise<{ saved: Loan } | AddressSaveFailure> => {
    const answer = await change(wanted);
    if (answer.data !== undefined) return { saved: answer.data };
    const error = answer.error as PortalError; // the base query rejects only with a PortalError
    const isChanged = refusalCode(error) === 'addressChanged';
    const present = isChanged ? addressFromConflict(error) : null;
    if (present !== null) return { says: 'changed', present };
    if (!isChanged && isClearRefusal(error)) return { says: 'refused', error };

    const asked = await dispatch(getLoan.initiate(wanted.loanIdentifier, { forceRefetch: true, subscribe: false }));
    const loan = asked.isSuccess ? asked.data : undefined; // a failed result may still hold older cached data
    const record = loan?.loanServicings[0];
    if (loan === undefined || record === undefined) return { says: 'unknown' };
    const newest = newestAddress(record);
    if (isSameAddress(newest, wanted.mailingAddress)) return { saved: loan };
    if (!isSameAddress(newest, wanted.replaces)) return { says: 'changed', present: newest };
    return isChanged ? { says: 'refused', error } : { says: 'unknown' };
  };
}

/** Message for the lender's daily limit of address changes per loan; null for any other error. */
export function tooManyChangesMessage(error: PortalError): FieldMessage | null {
  const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
  if (refusalCode(error) !== 'tooManyTries' || seconds === undefined) return null;
  return { message: messages.tooManyChanges, values: { hours: Math.ceil(seconds / HOUR_SECONDS) } };
}
