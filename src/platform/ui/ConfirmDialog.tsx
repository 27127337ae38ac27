import { lazy, Suspense, useState, type ReactNode } from 'react';

const ConfirmDialogSurface = lazy(async () => ({ default: (await import('./ConfirmDialogSurface.tsx')).ConfirmDialogSurface }));

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Verb and object: "Remove account". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** True for what cannot be taken back. */
  isDestructive?: boolean;
  /** True while the confirmed work runs; the dialog stays and Esc waits. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

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
