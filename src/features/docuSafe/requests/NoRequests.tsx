import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useGetLoansQuery } from '#features/loans/loansApi.ts';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { Bullets } from '#platform/ui/layout/Bullets.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

import { useCachedDocumentTypes } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';
import { SendToOfficer } from './SendToOfficer.tsx';

/** Shown when nothing is requested: documents can be sent anyway, and a list shows what may be requested later. */
export function NoRequests() {
  return (
    <TwoColumns>
      <EmptyState drawing="papers" title={<FormattedMessage {...messages.none} />} action={<SendToOfficer />}>
        <Typography>
          <FormattedMessage {...messages.noneHelp} />
        </Typography>
      </EmptyState>
      <AcceptedDocumentTypes />
    </TwoColumns>
  );
}

/** Waits for the loans: on a phone, their officers' buttons appear above this list and would shift it down. */
function AcceptedDocumentTypes() {
  const { data } = useCachedDocumentTypes();
  const { isLoading } = useGetLoansQuery();
  if (data === undefined || isLoading) return null;
  return (
    <SectionCard title={<FormattedMessage {...messages.mayBeAsked} />}>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.mayBeAskedHelp} />
      </Typography>
      <Bullets>
        {data.documentTypes.map(({ documentType, name }) => (
          <li key={documentType}>{name}</li>
        ))}
      </Bullets>
    </SectionCard>
  );
}
