import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { AddressLines } from './AddressLines.tsx';
import { newestAddress, sameAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';

interface Props {
  /** As it is now. */
  loan: Loan;
  /** Its record when the form was opened. */
  before: LoanServicing;
}

/** What was saved, from when it counts, and who is told. Takes the focus, because it stands where the form was. */
export function AddressSaved({ loan, before }: Props) {
  const formatDay = useFormatDay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const record = loan.loanServicings[0] ?? before;
  const ahead = record.newMailingAddress ?? null;
  const isCanceled = ahead === null && sameAddress(newestAddress(record), before);
  const rows: SummaryRow[] =
    ahead === null
      ? [{ key: 'now', label: <FormattedMessage {...messages.mailGoesTo} />, value: <AddressLines address={record} /> }]
      : [
          {
            key: 'from',
            label: <FormattedMessage {...messages.from} values={{ date: formatDay(ahead.effectiveDate, 'date') ?? '' }} />,
            value: <AddressLines address={ahead} />,
          },
          { key: 'until', label: <FormattedMessage {...messages.until} />, value: <AddressLines address={record} /> },
        ];
  return (
    <section className="stack tone-success address-saved">
      <h2 tabIndex={-1} ref={heading}>
        <ToneShape tone="success" />
        <FormattedMessage {...(isCanceled ? messages.canceled : messages.saved)} />
      </h2>
      <div className="card">
        <SummaryList rows={rows} />
      </div>
      {ahead === null && !isCanceled && (
        <p>
          <FormattedMessage {...messages.undated} />
        </p>
      )}
      <p>
        <FormattedMessage {...(isCanceled ? messages.toldCanceled : messages.told)} />
      </p>
      <div className="actions">
        <ActionLink look="primary" to={paths.loans.details(loan.loanIdentifier)}>
          <FormattedMessage {...messages.toLoan} />
        </ActionLink>
      </div>
    </section>
  );
}
