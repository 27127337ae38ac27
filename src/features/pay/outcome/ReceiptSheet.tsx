import Typography from '@mui/material/Typography';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { Amount } from '#platform/ui/layout/Amount.tsx';
import { Logo } from '#platform/ui/layout/Logo.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { messages } from './outcomeMessages.ts';
import './receipt.css';

interface Props {
  title?: MessageDescriptor | undefined;
  cents: number | null;
  rows: readonly SummaryRow[];
}

/** When printed, the sheet has a letterhead with the lender's name and phone number. */
export function ReceiptSheet({ title, cents, rows }: Props) {
  const { brand, support } = useConfig();
  return (
    <article className="receipt">
      <div className="receipt-letterhead">
        <span className="receipt-brand">
          <Logo />
          {brand.name}
        </span>
        <Typography component="span" variant="body2" color="textSecondary">
          <FormattedMessage {...messages.receipt} />
        </Typography>
        <p className="receipt-lender">
          <FormattedMessage {...messages.lender} values={{ name: brand.legalName, nmlsId: brand.nmlsId }} />
          <br />
          <FormattedMessage {...messages.lenderReached} values={{ phone: support.phone, email: support.email }} />
        </p>
      </div>
      <div className="receipt-head">
        <div>
          <PageTitle message={title} />
          <Amount cents={cents} size="due" />
        </div>
        <svg className="receipt-tick" viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r="32" />
          <path d="M22 37l10 10 19-22" />
        </svg>
      </div>
      <SummaryList rows={rows} />
      <svg className="receipt-edge" aria-hidden="true">
        <pattern id="receipt-edge" width="16" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0h16L8 7Z" />
        </pattern>
        <rect width="100%" height="8" fill="url(#receipt-edge)" />
      </svg>
    </article>
  );
}
