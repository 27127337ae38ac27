import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

/** The outline of a loan card. */
export function LoansSkeleton() {
  return (
    <div className="loan-list">
      <div className="card loan-card">
        <Skeleton height="24px" width="60%" />
        <Skeleton height="44px" width="40%" />
        <Skeleton height="24px" width="50%" />
        <Skeleton height="48px" width="180px" />
      </div>
    </div>
  );
}
