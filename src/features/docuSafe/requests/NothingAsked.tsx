import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { useKnownDocumentTypes } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';
import { SendUnasked } from './SendUnasked.tsx';

/** Shown when nothing is requested: documents can be sent anyway, and a list shows what may be requested later. */
export function NothingAsked() {
  return (
    <TwoColumns>
      <EmptyState drawing="papers" title={<FormattedMessage {...messages.none} />} action={<SendUnasked />}>
        <Typography>
          <FormattedMessage {...messages.noneHelp} />
        </Typography>
      </EmptyState>
      <MayBeAsked />
    </TwoColumns>
  );
}

/**
 * The document types the lender accepts. Waits for the loans: on a phone, their officers' buttons appear above it and would shift it
 * down.
 */
function MayBeAsked() {
  const { data } = useKnownDocumentTypes();
  const { isLoading } = useGetLoansQuery();
  if (data === undefined || isLoading) return null;
  return (
    <ScreenCard title={<FormattedMessage {...messages.mayBeAsked} />}>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.mayBeAskedHelp} />
      </Typography>
      <Bullets>
        {data.documentTypes.map(({ documentType, name }) => (
          <li key={documentType}>{name}</li>
        ))}
      </Bullets>
    </ScreenCard>
  );
}
