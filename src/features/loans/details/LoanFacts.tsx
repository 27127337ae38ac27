import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { LoanContact } from '#contract/borrower/loans.ts';
import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { AddressLines } from '../address/AddressLines.tsx';
import { detailsMessages as messages } from './detailsMessages.ts';
import { RemoveLoan } from '../remove/RemoveLoan.tsx';

const LOAN_NUMBER_FIELDS = [
  ['loanNumber', messages.loanNumberUse],
  ['dmiLoanNumber', messages.dmiLoanNumberUse],
  ['encompassLoanNumber', messages.encompassLoanNumberUse],
] as const;

const BORROWER_ROLES = [
  ['BORROWER', messages.borrower],
  ['CO_BORROWER', messages.coBorrower],
] as const;

export function LoanFacts({ loan }: { loan: Loan }) {
  const intl = useIntl();
  const record = loan.loanServicings[0];
  const isElsewhere = ['dmi', 'specialServicing', 'transferred'].includes(getLoanStatus(record).status);
  const unreadable = countUnreadable(loan.contacts);
  const namesOf = (role: LoanContact['role']) =>
    readableEntries(loan.contacts)
      .filter((contact) => contact.role === role)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const rows: SummaryRow[] = [
    ...LOAN_NUMBER_FIELDS.flatMap(([name, usual]) => {
      const use = name === 'loanNumber' && isElsewhere ? messages.loanNumberToCall : usual;
      const number = name === 'loanNumber' ? loan.loanNumber : (record?.[name] ?? '');
      if (number === '') return [];
      const label = <FormattedMessage {...messages[name]} />;
      const value = (
        <>
          <CopyButton text={number} thing={intl.formatMessage(messages[name])}>
            {number}
          </CopyButton>
          <Typography component="span" variant="body2" color="textSecondary" className="line">
            <FormattedMessage {...use} />
          </Typography>
        </>
      );
      return [{ key: name, label, value }];
    }),
    ...BORROWER_ROLES.flatMap(([role, message]) => {
      const names = namesOf(role);
      if (names.length === 0) return [];
      const label = <FormattedMessage {...message} values={{ count: names.length }} />;
      return [{ key: role, label, value: intl.formatList(names) }];
    }),
    ...(unreadable === 0
      ? []
      : [
          {
            key: 'unreadablePeople',
            label: <FormattedMessage {...messages.unreadablePeople} />,
            value: <FormattedMessage {...messages.unreadablePeopleCount} values={{ count: unreadable }} />,
          },
        ]),
    {
      key: 'property',
      label: <FormattedMessage {...messages.property} />,
      value: <AddressLines address={loan.property} />,
    },
    ...(record === undefined
      ? []
      : [
          {
            key: 'mailing',
            label: <FormattedMessage {...messages.mailGoesTo} />,
            value: <MailingAddress loanIdentifier={loan.loanIdentifier} record={record} />,
          },
        ]),
  ];
  return (
    <SectionCard title={<FormattedMessage {...messages.aboutLoan} />}>
      <SummaryList rows={rows} />
      <RemoveLoan loan={loan} />
    </SectionCard>
  );
}

function MailingAddress({ loanIdentifier, record }: { loanIdentifier: string; record: LoanServicing }) {
  const formatDay = useFormatDay();
  const ahead = record.newMailingAddress ?? null;
  return (
    <>
      <AddressLines address={record} />
      {ahead !== null && (
        <span className="mail-from">
          <FormattedMessage {...messages.mailFrom} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />
          <AddressLines address={ahead} />
        </span>
      )}
      <Link component={RouterLink} className="no-print" to={paths.loans.mailingAddress(loanIdentifier)}>
        <FormattedMessage {...messages.changeMailingAddress} />
      </Link>
    </>
  );
}
