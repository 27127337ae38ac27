import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { FeeFound } from '#contract/fees.ts';
import { centsOf } from '#domain/money.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import type { SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { ReceiptActions } from '../outcome/Receipt.tsx';
import { ReceiptSheet } from '../outcome/ReceiptSheet.tsx';
import { feeRows, feeTypeRow } from './FeeFacts.tsx';
import { messages } from './feeMessages.ts';
import { useGetFeeQuery } from './feesApi.ts';

/**
 * `/pay/fees/paid?ref=` and `/pay/fees/cancelled?ref=`: a fee that no longer has to be paid. Redirects when the payment API reports
 * another state.
 */
export function FeeStateScreen({ shows }: { shows: 'paid' | 'cancelled' }) {
  const [search] = useSearchParams();
  const token = search.get('ref') ?? '';
  const query = useGetFeeQuery({ token }, { refetchOnMountOrArgChange: true });
  if (query.currentData === undefined && isNotFound(query.error)) {
    return <BadLinkRedirect />;
  }
  return (
    <NarrowColumn spacing={2}>
      {query.currentData === undefined && <PageTitle />}
      <QueryView query={query} skeleton={<CardSkeleton rowKind="facts" rows={6} />}>
        {(found) => {
          if (found.state !== shows) return <Redirect to={feePathOf(found, token)} />;
          return shows === 'paid' ? <Paid found={found} /> : <Cancelled found={found} />;
        }}
      </QueryView>
    </NarrowColumn>
  );
}

function feePathOf({ state }: FeeFound, token: string): string {
  const { mode, paid, cancelled } = paths.pay.fees;
  return { due: mode, paid, cancelled }[state](token);
}

function Paid({ found: { fee } }: { found: FeeFound }) {
  const { transactionIdentifier: confirmation } = fee;
  const rows: SummaryRow[] = [
    ...(confirmation === null
      ? []
      : [
          {
            key: 'confirmation',
            label: <FormattedMessage {...messages.confirmation} />,
            value: <strong>{confirmation}</strong>,
          },
        ]),
    { key: 'paid', label: <FormattedMessage {...messages.paidOn} />, value: <Day instant={fee.updatedAtUtc} /> },
    feeTypeRow(fee),
    ...feeRows(fee),
  ];
  return (
    <>
      <ReceiptSheet title={messages.paidTitle} cents={centsOf(fee.amount)} rows={rows} />
      <div className="receipt-after">
        <ReceiptActions confirmation={confirmation} />
        <Typography color="textSecondary">
          <FormattedMessage {...messages.paidLead} />
        </Typography>
      </div>
    </>
  );
}

function Cancelled({ found: { fee } }: { found: FeeFound }) {
  const facts: SummaryRow[] = [
    { key: 'cancelled', label: <FormattedMessage {...messages.cancelledOn} />, value: <Day instant={fee.updatedAtUtc} /> },
    feeTypeRow(fee),
    { key: 'amount', label: <FormattedMessage {...messages.amount} />, cents: centsOf(fee.amount) },
    ...feeRows(fee),
  ];
  return (
    <OutcomePage tone="info" title={messages.cancelledTitle} facts={facts}>
      <p>
        <FormattedMessage {...messages.cancelledLead} />
      </p>
    </OutcomePage>
  );
}

function Day({ instant }: { instant: string }) {
  const formatDay = useFormatDay();
  const { dayOf } = useFormatInstant();
  return formatDay(dayOf(instant), 'long');
}
