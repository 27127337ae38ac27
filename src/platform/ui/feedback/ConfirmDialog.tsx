import { lazy, Suspense, useState } from 'react';

import type { ConfirmDialogProps } from './ConfirmDialogSurface.tsx';

const ConfirmDialogSurface = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ConfirmDialog" */ './ConfirmDialogSurface.tsx')).ConfirmDialogSurface,
}));

/** Focus starts on Cancel, Esc cancels, and focus returns to where it was. The code is loaded when a dialog first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ConfirmDialogSurface {...props} />
    </Suspense>
  );
}
