import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { saveFile } from '#platform/ui/actions/saveFile.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';

import { calendarFailed, calendarMade, calendarRequested, selectCalendar, type WithLoans } from '../loansSlice.ts';
import { messages } from './messages.ts';

/** States of a loan whose payments are made in this portal. */
const PAYABLE_STATES = ['dueSoon', 'due', 'paidAhead'];

/**
 * Returns the due date if it is worth adding to a calendar: it is in the future, and the payment is still made in this portal on that
 * day. Otherwise null.
 */
export function upcomingDueDate(record: LoanServicing | undefined): string | null {
  if (record === undefined || record.dueDate === null || (record.daysUntilDueDate ?? 0) <= 0) return null;
  const { dueDate, newServicerEffectiveDate: effective } = record;
  const movesBefore = effective !== null && effective <= dueDate; // ISO dates compare correctly as strings
  return !movesBefore && PAYABLE_STATES.includes(getLoanStatus(record).status) ? dueDate : null;
}

/** The code that writes the file loads on click. */
export function AddToCalendar({ loan }: { loan: Loan }) {
  const intl = useIntl();
  const { name: brand } = useConfig().brand;
  const dispatch = useDispatch();
  const { loanIdentifier } = loan;
  const asked = useSelector((state: WithLoans) => selectCalendar(state, loanIdentifier));
  const dueDate = upcomingDueDate(loan.loanServicings[0]);
  if (dueDate === null) return null;

  const make = async () => {
    dispatch(calendarRequested(loanIdentifier));
    try {
      const { dueDateFile } = await import(/* webpackChunkName: "dueDateFile" */ './dueDateFile.ts');
      const url = new URL(paths.loans.list, window.location.origin).href;
      const text = await dueDateFile({
        loanIdentifier,
        dueDate,
        title: intl.formatMessage(messages.eventTitle, { brand }),
        url,
        description: intl.formatMessage(messages.eventDescription, { url }),
      });
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${intl.formatMessage(messages.fileName)}.ics`);
      dispatch(calendarMade(loanIdentifier));
    } catch {
      dispatch(calendarFailed(loanIdentifier));
    }
  };
  return (
    <>
      <BusyButton
        variant="text"
        busy={asked?.hasFailed === false}
        busyLabel={<FormattedMessage {...messages.addToCalendar} />}
        onClick={() => void make()}
      >
        <FormattedMessage {...messages.addToCalendar} />
      </BusyButton>
      <span role="status" className="small">
        {asked?.hasFailed === true && <FormattedMessage {...messages.failed} />}
      </span>
    </>
  );
}
