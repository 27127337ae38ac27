import { createContext, useContext, useEffect } from 'react';

import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

/** Counts the parts of the form around that are still loading. */
export const FieldsToComeContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** In place of fields that are still loading. Their form is not sent meanwhile: nobody could see what it says about them. */
export function FieldsToCome({ height }: { height: string }) {
  const count = useContext(FieldsToComeContext);
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return <Skeleton height={height} />;
}
