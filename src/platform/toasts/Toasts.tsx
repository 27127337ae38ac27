import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import type { PortalState } from '#platform/storeTypes.ts';

const ToastArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ToastArea" */ './ToastArea.tsx')).ToastArea,
}));

/** The component that renders toasts loads with the first one. */
export function Toasts() {
  const hasToasts = useSelector(({ toastr }: PortalState) => (toastr?.toastrs.length ?? 0) > 0);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasToasts && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
