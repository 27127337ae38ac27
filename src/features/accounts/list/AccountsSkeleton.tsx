import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

import '../accounts.css';

/** The outline of two add links and two rows. */
export function AccountsSkeleton() {
  return (
    <>
      <Skeleton height="27px" width="min(100%, 540px)" />
      <div className="actions account-add">
        <Skeleton height="48px" width="180px" />
        <Skeleton height="48px" width="200px" />
      </div>
      <div className="card account-list">
        {['first', 'second'].map((row) => (
          <div key={row} className="account">
            <Skeleton height="32px" width="32px" />
            <div className="account-words">
              <Skeleton height="24px" width="220px" />
              <Skeleton height="21px" width="160px" />
              <Skeleton height="24px" width="180px" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
