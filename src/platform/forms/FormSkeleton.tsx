import Skeleton from '@mui/material/Skeleton';
import { createContext, useContext, useEffect } from 'react';

/** Counts the parts of the surrounding form that are still loading. */
export const PendingFieldsContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Placeholder for fields that are still loading. Submitting is blocked meanwhile, because their errors could not be shown. */
export function FormSkeleton({ height }: { height: string }) {
  const count = useContext(PendingFieldsContext);
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return <Skeleton height={height} />;
}
