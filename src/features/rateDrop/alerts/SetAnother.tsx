import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { readable, type Unreadable } from '#domain/unreadable.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import { paths } from '#platform/routing/paths.ts';

import { alertsMessages as messages } from './alertsMessages.ts';

/** More than these are found on the list of loans. */
const MOST_LOANS = 4;

/** Loans that an alert can start from: those that are serviced elsewhere have nothing to start from. */
export const loansToWatch = (list: readonly (Loan | Unreadable)[]): Loan[] =>
  readable(list).filter(({ loanServicings: [record] }) => record !== undefined && standingOf(record).standing !== 'transferred');

/** Ways to set an alert: on a loan of the borrower's, or with one's own numbers. */
export function SetAnother() {
  const intl = useIntl();
  const query = useGetLoansQuery();
  const { data = [] } = query;
  const loans = loansToWatch(data);
  return (
    <section className="stack" aria-labelledby="rate-another">
      <h2 id="rate-another">
        <FormattedMessage {...messages.another} />
      </h2>
      <UncheckedPart query={query} says={<FormattedMessage {...messages.loansUnchecked} />} />
      <ul className="rate-ways">
        {loans.slice(0, MOST_LOANS).map(({ loanIdentifier, loanNumber, property }) => (
          <li key={loanIdentifier}>
            <Link to={paths.rateDrop.set({ loanNumber })}>
              {intl.formatMessage(messages.refinance, { address: property.streetAddress })}
            </Link>
          </li>
        ))}
        {loans.length > MOST_LOANS && (
          <li>
            <Link to={paths.loans.list}>
              <FormattedMessage {...messages.otherLoans} />
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.rateDrop.visitors}>
            <FormattedMessage {...messages.ownNumbers} />
          </Link>
        </li>
      </ul>
    </section>
  );
}
