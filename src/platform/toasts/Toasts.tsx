import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ToastrState } from 'react-redux-toastr';

const ToastArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ToastArea" */ './ToastArea.tsx')).ToastArea,
}));

/** Where toasts appear. What draws them is loaded with the first one; must stand outside StrictMode, which stops its timers. */
export function Toasts() {
  // Every store of the portal has the toast reducer under this key.
  const hasToasts = useSelector((state) => (state as { toastr: ToastrState }).toastr.toastrs.length > 0);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasToasts && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
