import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan } from '#contract/borrower.ts';
import { centsOf } from '#domain/money.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { addressLine } from '#platform/servicing/addressLine.ts';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import { Amount } from '#platform/ui/Amount.tsx';

import { messages } from './messages.ts';
import './pay.css';

interface Props {
  /** Named in the rail: what is being paid, and on which loan. */
  loan?: Loan | undefined;
  children: ReactNode;
}

/** The column of a payment, and a rail with its context and the phone, in the same place on every page of the flow. */
export function PayLayout({ loan, children }: Props) {
  const intl = useIntl();
  const { support } = useConfig();
  const record = loan?.loanServicings[0];
  return (
    <div className="pay-layout">
      <div className="stack">{children}</div>
      <aside className="pay-rail no-print" aria-label={intl.formatMessage(messages.railLabel)}>
        {loan !== undefined && record !== undefined && (
          <div>
            <p className="muted small">
              <FormattedMessage {...messages.youArePaying} />
            </p>
            <p>
              <strong>{addressLine(loan.property)}</strong>
            </p>
            <p>
              <FormattedMessage {...servicingMessages.masked} values={{ lastFour: loan.loanNumber.slice(-4) }} />
            </p>
            <p>
              <Amount cents={centsOf(record.totalAmountDue)} />
            </p>
          </div>
        )}
        <div>
          <p className="muted small">
            <FormattedMessage {...messages.byPhone} />
          </p>
          <p>
            <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>{support.phone}</a>
          </p>
          <p className="muted">{support.hours}</p>
        </div>
      </aside>
    </div>
  );
}
