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

/** No officer asks for anything: what can be sent all the same, and beside it what may be asked for some day. */
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

/** The kinds of paper that the lender takes. Comes after the loans: on a phone their officers' buttons, above it, would push it down. */
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
