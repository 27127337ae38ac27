import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan } from '#contract/borrower/loans.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './messages.ts';
import { RemoveLoan } from './remove/RemoveLoan.tsx';

/** A loan's numbers with their names, its people and its addresses. */
export function LoanFacts({ loan }: { loan: Loan }) {
  const intl = useIntl();
  const record = loan.loanServicings[0];
  const people = loan.contacts
    .filter(({ role }) => role !== 'LOAN_OFFICER')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const rows: SummaryRow[] = [
    {
      key: 'loanNumber',
      label: <FormattedMessage {...messages.loanNumber} />,
      value: (
        <CopyButton text={loan.loanNumber} thing={intl.formatMessage(messages.loanNumber)}>
          {loan.loanNumber}
        </CopyButton>
      ),
    },
    ...(['dmiLoanNumber', 'encompassLoanNumber'] as const).flatMap((name) => {
      const number = record?.[name] ?? null;
      return number === null ? [] : [{ key: name, label: <FormattedMessage {...messages[name]} />, value: number }];
    }),
    { key: 'property', label: <FormattedMessage {...messages.property} />, value: addressLine(loan.property) },
    ...(record === undefined
      ? []
      : [{ key: 'mailing', label: <FormattedMessage {...messages.mailingAddress} />, value: addressLine(record) }]),
    ...(people.length === 0
      ? []
      : [
          {
            key: 'people',
            label: <FormattedMessage {...messages.borrowers} />,
            value: intl.formatList(people, { type: 'conjunction' }),
          },
        ]),
  ];
  return (
    <ScreenCard title={<FormattedMessage {...messages.aboutLoan} />}>
      <SummaryList rows={rows} />
      <RemoveLoan loan={loan} />
    </ScreenCard>
  );
}
