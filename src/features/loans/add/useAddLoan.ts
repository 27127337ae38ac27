import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { LoanToAdd } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, type PortalError, refusalCode } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import { fetchLoanList } from '../fetchLoanList.ts';
import { addingRefused, type LoansState } from '../loansSlice.ts';
import { useReturnToList } from '../flash/useReturnToList.ts';
import { useAddLoanMutation, useLoanExistsMutation } from './addLoanApi.ts';
import { messages } from './addLoanMessages.ts';

type Problem = PortalError | LocalFormError;

/**
 * Adds a loan and opens its card on the list. Checks the current list and the loan number first, so that SSN digits are sent only when
 * needed. If the outcome is unknown, the list is checked again; when the loan is not on it, the request may still be in progress.
 * @returns `refusals`: the number of attempts that failed or stayed unclear, after which the digits must be typed again; `add`: the
 * form's `onSubmit`
 */
export function useAddLoan() {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const returnToList = useReturnToList();
  const formatRetryTime = useFormatRetryTime();
  const [checkExists] = useLoanExistsMutation();
  const [sendLoan] = useAddLoanMutation();
  const [refusals, setRefusals] = useState(0);
  const isMounted = useIsMounted();
  const showHelp = (help: LoansState['help']) => {
    if (isMounted()) dispatch(addingRefused(help)); // by now the user may have opened another form
  };

  const add = async (typed: LoanToAdd): Promise<Problem | undefined> => {
    const before = await findOnList(typed.loanNumber);
    if (before.error !== undefined) {
      showHelp(null);
      return before.error;
    }
    if (before.loan !== undefined) {
      openOnList(before.loan, 'alreadyListed');
      return undefined;
    }

    const exists = await checkExists(typed.loanNumber);
    if (exists.error !== undefined) return refused(exists.error as PortalError); // the base query rejects only with a PortalError
    if (!exists.data) return refusedWith({ problem: messages.noMatch }, 'whatToCheck');

    const answer = await sendLoan(dispatch(putSecret<LoanToAdd>(typed)));
    if (answer.error === undefined) {
      openOnList(answer.data, 'added');
      return undefined;
    }
    const error = answer.error as PortalError; // the base query rejects only with a PortalError
    // The loan was not on the list a moment ago. Browsers silently resend a dropped request, and the second one is then rejected as
    // `alreadyListed`.
    if (isClearRefusal(error) && refusalCode(error) !== 'alreadyListed') return refused(error);
    const after = await findOnList(typed.loanNumber);
    if (after.loan !== undefined) {
      openOnList(after.loan, 'added');
      return undefined;
    }
    return refusedWith({ problem: messages.unclear, outcome: 'open' });
  };

  const findOnList = async (loanNumber: string): Promise<{ loan?: Loan | undefined; error?: PortalError }> => {
    const answer = await dispatch(fetchLoanList(true));
    if ('error' in answer) return answer;
    return { loan: answer.list.find((loan) => loan.loanNumber === loanNumber) };
  };
  const openOnList = ({ loanIdentifier, loanNumber }: Loan, how: 'added' | 'alreadyListed'): void => {
    const message = intl.formatMessage(messages[how], { lastFour: loanNumber.slice(-4) });
    returnToList({ focusedLoan: loanIdentifier, type: how === 'added' ? 'success' : 'info', message });
  };
  const refusedWith = (problem: Problem, helpWith: LoansState['help'] = null): Problem => {
    setRefusals((count) => count + 1);
    showHelp(helpWith);
    return problem;
  };
  const refused = (error: PortalError): Problem => {
    if (refusalCode(error) === 'noMatch') return refusedWith({ problem: messages.noMatch }, 'whatToCheck');
    const time = httpStatusOf(error) === 429 ? formatRetryTime(error) : null;
    // The lender did not check the digits, so they stay in the field.
    showHelp(time === null ? null : 'untilThen');
    return time === null ? error : { problem: { message: messages.tooManyTries, values: { time } } };
  };

  return { refusals, add };
}

const MINUTE_MS = 60_000;

/**
 * Returns a function that formats when a rejected request may be retried, such as "3:40 PM Eastern Time", with the date unless it is
 * today. Rounded up to the minute, so that nobody retries too early. Null if the response gives no time.
 */
function useFormatRetryTime(): (error: PortalError) => string | null {
  const tell = useFormatInstant();
  return (error) => {
    const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) return null;
    const now = new Date();
    const at = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
    return tell.dayOf(at) === tell.dayOf(now) ? tell.time(at) : tell.moment(at);
  };
}
