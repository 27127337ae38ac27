import Stack from '@mui/material/Stack';

import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

/** Skeleton of the report. */
export const ReportOutline = () => (
  <TwoColumns>
    <Stack spacing={3}>
      <CardSkeleton lead of="facts" rows={2} />
      <CardSkeleton of="facts" rows={8} />
    </Stack>
    <CardSkeleton lead of="facts" rows={5} />
  </TwoColumns>
);
