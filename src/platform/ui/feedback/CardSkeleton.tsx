import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface Props {
  /** Whether the card starts with a large amount. */
  hasLead?: boolean;
  /** `facts` are a label and value side by side, `fields` an input under its label. */
  rowKind: 'facts' | 'fields';
  rows: number;
}

export function CardSkeleton({ hasLead = false, rowKind, rows }: Props) {
  const names = Array.from({ length: rows }, (_, at) => `row ${at}`);
  return (
    <Card>
      <Stack spacing={3}>
        {hasLead && <Skeleton height="44px" width="200px" />}
        {names.map((name) =>
          rowKind === 'facts' ? (
            <Stack key={name} direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
              <Skeleton height="20px" width="35%" />
              <Skeleton height="20px" width="25%" />
            </Stack>
          ) : (
            <Stack key={name} spacing={1}>
              <Skeleton height="20px" width="40%" />
              <Skeleton height="48px" />
            </Stack>
          ),
        )}
      </Stack>
    </Card>
  );
}
