import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { LoanToAdd } from '#contract/borrower/loans.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { httpStatusOf, type PortalError, refusalCode } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';

import { askForList } from '../askForList.ts';
import { addingRefused, type LoansState } from '../loansSlice.ts';
import { useTellList } from '../news/useTellList.ts';
import { useAddLoanMutation, useLoanExistsMutation } from './addLoanApi.ts';
import { messages } from './addLoanMessages.ts';

type Problem = PortalError | OwnProblem;

/**
 * Adds a loan to the list and leads to its card. The list is looked at first, then whether there is such a loan; only then do the digits
 * leave the device. After an answer that leaves it open, the list says whether the loan was added; until it has it, the loan may still be on
 * its way.
 * @returns `refusals`: how often the digits were refused or their outcome is open, so that they are typed again; `add`: what the form's
 * `onSubmit` is
 */
export function useAddLoan() {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const tellList = useTellList();
  const timeToTry = useTimeToTry();
  const [askExists] = useLoanExistsMutation();
  const [sendLoan] = useAddLoanMutation();
  const [refusals, setRefusals] = useState(0);
  const isMounted = useIsMounted();
  const showHelp = (help: LoansState['help']) => {
    if (isMounted()) dispatch(addingRefused(help)); // another form may be open by now
  };

  const add = async (typed: LoanToAdd): Promise<Problem | undefined> => {
    const before = await findListed(typed.loanNumber);
    if (before.error !== undefined) {
      showHelp(null);
      return before.error;
    }
    if (before.loan !== undefined) {
      leadTo(before.loan, 'alreadyListed');
      return undefined;
    }

    const exists = await askExists(typed.loanNumber);
    if (exists.error !== undefined) return refused(exists.error as PortalError); // the base query rejects with nothing else
    if (!exists.data) return refusedWith({ problem: messages.noMatch }, 'whatToCheck');

    const answer = await sendLoan(dispatch(seal<LoanToAdd>(typed)));
    if (answer.error === undefined) {
      leadTo(answer.data, 'added');
      return undefined;
    }
    const error = answer.error as PortalError; // as above
    // It was not there a moment ago: a browser sends a dropped request again by itself, and the second one is told so.
    if (isClearRefusal(error) && refusalCode(error) !== 'alreadyListed') return refused(error);
    const after = await findListed(typed.loanNumber);
    if (after.loan !== undefined) {
      leadTo(after.loan, 'added');
      return undefined;
    }
    return refusedWith({ problem: messages.unclear, outcome: 'open' });
  };

  /** The loan of that number on the list as it is now. */
  const findListed = async (loanNumber: string): Promise<{ loan?: Loan | undefined; error?: PortalError }> => {
    const answer = await dispatch(askForList(true));
    if ('error' in answer) return answer;
    return { loan: answer.list.find((loan) => loan.loanNumber === loanNumber) };
  };
  const leadTo = ({ loanIdentifier, loanNumber }: Loan, how: 'added' | 'alreadyListed'): void => {
    const message = intl.formatMessage(messages[how], { lastFour: loanNumber.slice(-4) });
    tellList({ showsLoan: loanIdentifier, type: how === 'added' ? 'success' : 'info', message });
  };
  const refusedWith = (problem: Problem, helpWith: LoansState['help'] = null): Problem => {
    setRefusals((count) => count + 1);
    showHelp(helpWith);
    return problem;
  };
  const refused = (error: PortalError): Problem => {
    if (refusalCode(error) === 'noMatch') return refusedWith({ problem: messages.noMatch }, 'whatToCheck');
    const time = httpStatusOf(error) === 429 ? timeToTry(error) : null;
    // Nobody looked at the digits, so they stay.
    showHelp(time === null ? null : 'untilThen');
    return time === null ? error : { problem: { message: messages.tooManyTries, values: { time } } };
  };

  return { refusals, add };
}

const MINUTE_MS = 60_000;

/**
 * When a refused call may be tried again: "3:40 PM Eastern Time", on another day with the day before it. Rounded up to the minute, so that
 * nobody comes back too early. Null where the answer does not say.
 */
function useTimeToTry(): (error: PortalError) => string | null {
  const tell = useFormatMoment();
  return (error) => {
    const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) return null;
    const now = new Date();
    const at = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
    return tell.dayOf(at) === tell.dayOf(now) ? tell.time(at) : tell.moment(at);
  };
}
