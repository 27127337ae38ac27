import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { RecentInstallment } from '#domain/recentInstallment.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { ToneShape } from '#platform/theme/tones/ToneShape.tsx';

import { messages } from './paidMessages.ts';
import { paidMessageKey } from './paidMessageKey.ts';
import './servicing.css';

interface Props {
  /** Loan of the receipt link; null for a guest, who cannot open receipts. */
  loanIdentifier: string | null;
  paid: RecentInstallment<RecentPayment>;
}

/**
 * Shows a recent payment, such as "You paid $1,842.17 today. See the receipt", or one that is still processing, so that nobody pays twice
 * by mistake.
 */
export function RecentInstallmentLine({ loanIdentifier, paid }: Props) {
  const { payment, isProcessing } = paid;
  const intl = useIntl();
  const formatDay = useFormatDay();
  const date = formatDay(payment.receivedOn, 'date') ?? '';
  const values = { amount: formatCents(centsOf(payment.amount) ?? 0), date };
  const tone = isProcessing ? 'info' : 'success';
  return (
    <p className={`paid-line tone-${tone}`}>
      <ToneShape tone={tone} />
      <span>
        <strong>{intl.formatMessage(messages[paidMessageKey(paid)], values)}</strong>
        {loanIdentifier !== null && payment.reference !== null && !isProcessing && (
          <Link
            component={RouterLink}
            to={paths.loans.receipt(loanIdentifier, payment.reference)}
            aria-label={intl.formatMessage(messages.seeReceiptOf, { date })}
          >
            <FormattedMessage {...messages.seeReceipt} />
          </Link>
        )}
      </span>
    </p>
  );
}

/** Warns that a payment was made whose details could not be read, so that the borrower does not pay twice. */
export function UnreadablePaymentLine() {
  return (
    <p className="paid-line tone-warning">
      <ToneShape tone="warning" />
      <span>
        <strong>
          <FormattedMessage {...messages.unclearPayment} />
        </strong>
        <FormattedMessage {...messages.unclearPaymentHelp} /> <CallSupport />
      </span>
    </p>
  );
}
