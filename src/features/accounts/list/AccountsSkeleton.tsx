import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

import '../accounts.css';

/** The outline of two rows, and of the two ways to add. */
export function AccountsSkeleton() {
  return (
    <>
      <div className="card account-list">
        {['first', 'second'].map((row) => (
          <div key={row} className="account">
            <Skeleton height="2rem" width="3rem" />
            <div className="account-main">
              <div className="account-words">
                <Skeleton height="24px" width="min(100%, 220px)" />
                <Skeleton height="21px" width="min(100%, 260px)" />
              </div>
              <div className="account-actions">
                <Skeleton height="48px" width="120px" />
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className="actions account-add">
        <Skeleton height="48px" width="200px" />
        <Skeleton height="48px" width="180px" />
      </div>
    </>
  );
}
