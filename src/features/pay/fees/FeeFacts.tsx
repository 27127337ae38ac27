import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

import type { FeePaymentRecord } from '#contract/fees.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import type { SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './feeMessages.ts';

export const feeTypeRow = ({ type }: FeePaymentRecord): SummaryRow => ({
  key: 'type',
  label: <FormattedMessage {...messages.whatFor} />,
  value: type,
});

export function feeRows(fee: FeePaymentRecord): SummaryRow[] {
  const property = addressLine({
    streetAddress: fee.addressLine1,
    city: fee.addressCity,
    state: fee.addressState,
    zipCode: fee.addressZip1,
  });
  return [
    { key: 'property', label: <FormattedMessage {...messages.property} />, value: property },
    {
      key: 'loan',
      label: <FormattedMessage {...messages.loan} />,
      value: <FormattedMessage {...maskedLoan} values={{ lastFour: fee.loanNumber.slice(-4) }} />,
    },
    {
      key: 'officer',
      label: <FormattedMessage {...messages.officer} />,
      value: (
        <>
          <Link href={`mailto:${fee.loEmail}`}>{fee.loEmail}</Link>
          <br />
          <PhoneLink phone={fee.loPhone} />
        </>
      ),
    },
  ];
}
