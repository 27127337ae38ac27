import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PaymentMethod } from '#contract/payment.ts';
import { centsOf } from '#domain/money.ts';
import { methodName } from '#lending/methods/methodLabels.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { RailLayout } from '#platform/ui/layout/RailLayout.tsx';

import { messages } from './messages.ts';
import type { Payable } from './steps/payable.ts';

interface Props {
  /** The payment to summarize in the side rail: property, loan and due date. */
  about?: Payable | undefined;
  /** The chosen payment method, shown in the rail; undefined until the payer has chosen one. */
  method?: PaymentMethod | undefined;
  /** True when the page itself shows the amount, so the rail leaves it out. */
  showsAmount?: boolean;
  /** True when another company takes this loan's payments: the lender's phone line then answers questions but takes no payments. */
  isPaidElsewhere?: boolean;
  children: ReactNode;
}

export function PayLayout({ about, method, showsAmount = false, isPaidElsewhere = false, children }: Props) {
  const intl = useIntl();
  const { support } = useConfig();
  const formatDay = useFormatDay();
  const dueDate = formatDay(about?.terms.dueDate, 'date');
  const rail = (
    <>
      {about !== undefined && (
        <div>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage {...messages.youArePaying} />
          </Typography>
          <p>
            <strong>{about.address}</strong>
          </p>
          <p>
            <FormattedMessage {...maskedLoan} values={{ lastFour: about.loanLastFour }} />
          </p>
          <p>
            {about.feeType ??
              (dueDate !== null && (
                <FormattedMessage
                  {...(about.covers.isSeveral ? messages.installments : messages.installment)}
                  values={{ date: dueDate }}
                />
              ))}
          </p>
          {!showsAmount && (
            <p>
              <Amount cents={centsOf(about.terms.amount)} />
            </p>
          )}
        </div>
      )}
      {method !== undefined && (
        <div>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage {...messages.payingWith} />
          </Typography>
          <p>{methodName(intl, method)}</p>
        </div>
      )}
      <div>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...(isPaidElsewhere ? messages.questions : messages.byPhone)} />
        </Typography>
        <p>
          <PhoneLink phone={support.phone} />
        </p>
        <Typography color="textSecondary">{support.hours}</Typography>
      </div>
    </>
  );
  return (
    <RailLayout label={intl.formatMessage(messages.railLabel)} rail={rail}>
      {children}
    </RailLayout>
  );
}
