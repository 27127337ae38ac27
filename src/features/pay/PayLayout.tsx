import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { centsOf } from '#domain/money.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { RailLayout } from '#platform/ui/layout/RailLayout.tsx';

import { messages } from './messages.ts';
import type { PayableLoan } from './steps/payable.ts';

interface Props {
  /** Shown in the rail: the loan, and what is paid on it. */
  about?: PayableLoan | undefined;
  /** True where the lender's phone answers questions but takes no payments on this loan. */
  isPaidElsewhere?: boolean;
  children: ReactNode;
}

/** The payment's column, and a rail with context and the phone number in the same place on every page of the flow. */
export function PayLayout({ about, isPaidElsewhere = false, children }: Props) {
  const intl = useIntl();
  const { support } = useConfig();
  const rail = (
    <>
      {about !== undefined && (
        <div>
          <p className="muted small">
            <FormattedMessage {...messages.youArePaying} />
          </p>
          <p>
            <strong>{about.address}</strong>
          </p>
          <p>
            <FormattedMessage {...maskedLoan} values={{ lastFour: about.loanLastFour }} />
          </p>
          <p>
            <Amount cents={centsOf(about.terms.amount)} />
          </p>
        </div>
      )}
      <div>
        <p className="muted small">
          <FormattedMessage {...(isPaidElsewhere ? messages.questions : messages.byPhone)} />
        </p>
        <p>
          <PhoneLink phone={support.phone} />
        </p>
        <p className="muted">{support.hours}</p>
      </div>
    </>
  );
  return (
    <RailLayout label={intl.formatMessage(messages.railLabel)} rail={rail}>
      {children}
    </RailLayout>
  );
}
