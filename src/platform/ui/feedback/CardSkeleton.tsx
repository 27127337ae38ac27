import { Skeleton } from './Skeleton.tsx';

interface Props {
  /** Whether a large amount comes first. */
  lead?: boolean;
  /** The kind of rows: a name with a value across from it, or a field under its label. */
  of: 'facts' | 'fields';
  rows: number;
}

/** The outline of a card that is loading. */
export function CardSkeleton({ lead = false, of, rows }: Props) {
  const names = Array.from({ length: rows }, (_, at) => `row ${at}`);
  return (
    <div className="card card-skeleton">
      {lead && <Skeleton height="44px" width="200px" />}
      {names.map((name) =>
        of === 'facts' ? (
          <div key={name} className="card-skeleton-facts">
            <Skeleton height="20px" width="35%" />
            <Skeleton height="20px" width="25%" />
          </div>
        ) : (
          <div key={name} className="card-skeleton-field">
            <Skeleton height="20px" width="40%" />
            <Skeleton height="48px" />
          </div>
        ),
      )}
    </div>
  );
}
