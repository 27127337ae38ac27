import { lazy, Suspense, useState } from 'react';

import type { ConfirmDialogProps } from './ConfirmDialogSurface.tsx';

/** In one chunk with the rate information, so that what dialogs need is in no script that a form waits for. */
const ConfirmDialogSurface = lazy(async () => ({
  default: (await import(/* webpackChunkName: "Dialogs" */ './ConfirmDialogSurface.tsx')).ConfirmDialogSurface,
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
