import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { ValuationLoan } from '#contract/borrower/valuation.ts';
import { mortgageInsuranceEnd, type TerminationDate } from '#domain/mortgageInsuranceEnd.ts';
import { formatCents } from '#domain/money.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { centsOfAmount, formatAmountInDollars } from './amounts.ts';
import { insuranceMessages as messages } from './insuranceMessages.ts';

/**
 * When the borrower's mortgage insurance can end by law (12 USC 4902). The dates follow from the original value and payment schedule, not
 * from today's value, and the card must not invite a request (Fannie Mae B-8.1-04). Renders nothing without insurance.
 */
export function InsuranceCard({ loan: { agreed, mortgageInsurance } }: { loan: ValuationLoan }) {
  if (mortgageInsurance === null) return null;
  const ends =
    agreed === null
      ? null
      : mortgageInsuranceEnd({
          originalValueCents: centsOfAmount(agreed.originalValue),
          loanCents: centsOfAmount(agreed.loanAmount),
          ratePercent: Number(agreed.rate),
          termMonths: agreed.termMonths,
          firstDueOn: agreed.firstDueOn,
        });
  return (
    <SectionCard title={<FormattedMessage {...messages.title} />}>
      <Typography>
        <FormattedMessage {...messages.paid} values={{ amount: formatCents(centsOfAmount(mortgageInsurance)) }} />
      </Typography>
      {ends === null || agreed === null ? (
        <Typography>
          <FormattedMessage {...messages.unknown} /> <CallSupport />
        </Typography>
      ) : (
        <>
          <SummaryList
            rows={[
              ...(ends.onRequest === null ? [] : [{ name: 'onRequest' as const, date: ends.onRequest }]),
              { name: 'byItself' as const, date: ends.automatic },
              { name: 'latest' as const, date: ends.finalTermination },
            ].map(({ name, date }) => ({
              key: name,
              label: <FormattedMessage {...messages[name]} />,
              value: <PaymentDate date={date} />,
            }))}
          />
          <Typography variant="body2">
            <FormattedMessage {...messages.basis} values={{ value: formatAmountInDollars(agreed.originalValue) }} />
          </Typography>
          <Typography variant="body2">
            <FormattedMessage {...messages.conditions} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage {...messages.scope} />
          </Typography>
        </>
      )}
    </SectionCard>
  );
}

function PaymentDate({ date: { dueDate, payment } }: { date: TerminationDate }) {
  const formatDay = useFormatDay();
  return (
    <>
      {formatDay(dueDate, 'date')}
      <Typography component="span" variant="body2" color="textSecondary" className="line">
        <FormattedMessage {...messages.payment} values={{ payment }} />
      </Typography>
    </>
  );
}
