import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';

export function LoansSkeleton() {
  return (
    <div className="loan-list">
      <TwoColumns>
        <Card className="loan-card loan-card-only">
          <Skeleton height="45px" width="60%" />
          <Skeleton height="72px" width="40%" />
          <Skeleton height="68px" width="100%" />
          <Skeleton height="48px" width="180px" />
        </Card>
        <Card>
          <Skeleton height="28px" width="50%" />
          <Skeleton height="12px" width="100%" />
          <Skeleton height="180px" width="100%" />
        </Card>
      </TwoColumns>
    </div>
  );
}
