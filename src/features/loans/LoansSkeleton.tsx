import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

/** The outline of one loan: what is owed, and beside it how it adds up. */
export function LoansSkeleton() {
  return (
    <div className="loan-list">
      <div className="two-columns">
        <div className="card loan-card loan-card-only">
          <Skeleton height="45px" width="60%" />
          <Skeleton height="72px" width="40%" />
          <Skeleton height="68px" width="100%" />
          <Skeleton height="48px" width="180px" />
        </div>
        <div className="card">
          <Skeleton height="28px" width="50%" />
          <Skeleton height="12px" width="100%" />
          <Skeleton height="180px" width="100%" />
        </div>
      </div>
    </div>
  );
}
