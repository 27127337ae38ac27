import Stack from '@mui/material/Stack';

import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

export const ReportSkeleton = () => (
  <TwoColumns>
    <Stack spacing={3}>
      <CardSkeleton hasLead rowKind="facts" rows={2} />
      <CardSkeleton rowKind="facts" rows={8} />
    </Stack>
    <CardSkeleton hasLead rowKind="facts" rows={5} />
  </TwoColumns>
);
