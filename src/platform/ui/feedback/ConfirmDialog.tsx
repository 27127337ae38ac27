import { lazy, Suspense, useState } from 'react';

import type { ConfirmDialogProps } from './ConfirmDialogSurface.tsx';

const ConfirmDialogSurface = lazy(async () => ({
  default: (await import(/* webpackChunkName: "ConfirmDialog" */ './ConfirmDialogSurface.tsx')).ConfirmDialogSurface,
}));

/** Asks before something that matters. Focus starts on Cancel, Esc cancels, and focus returns to where it was. Loaded when first opened. */
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
