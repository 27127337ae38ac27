import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { messages } from '#platform/ui/messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Verb and object: "Remove account". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** True for what cannot be undone. */
  isDestructive?: boolean;
  /** True where staying is what most people want: Cancel then looks like the main button. */
  isCancelPreferred?: boolean;
  /** True where it opens by itself, while somebody may be typing: focus starts on the heading, and the keys that answer wait a moment. */
  isUnasked?: boolean;
  /** True while the confirmed work runs; the dialog stays and Esc waits. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The dialog is gone and the page can be reached again: for setting the focus when it cannot go back to where it was. */
  onClosed?: () => void;
}

/** Keys that were meant for a field must not answer a dialog that has just opened over it. */
const ANSWERING_KEYS = ['Enter', ' ', 'Escape', 'Tab'];
/** Milliseconds. */
const PAUSE_MS = 1000;

/** The dialog itself, in its own chunk. Use `ConfirmDialog`. */
export function ConfirmDialogSurface(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel, onClosed } = props;
  const { isDestructive = false, isCancelPreferred = false, isUnasked = false } = props;
  const id = useId();
  const openedAt = useRef(0);
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => {
    openedAt.current = Date.now();
    heading?.focus();
  }, []);
  const pauseKeys = (event: KeyboardEvent) => {
    if (!ANSWERING_KEYS.includes(event.key) || Date.now() - openedAt.current > PAUSE_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const confirm = (
    <BusyButton
      key="confirm"
      variant={isCancelPreferred && !isDestructive ? 'outlined' : 'contained'}
      color={isDestructive ? 'error' : 'primary'}
      busy={busy}
      onClick={onConfirm}
    >
      {confirmLabel}
    </BusyButton>
  );
  // Enter gives the safe answer, and where the other one takes something away Tab comes to it first.
  const cancel = (
    <Button
      key="cancel"
      autoFocus={!isUnasked}
      variant={isCancelPreferred ? 'contained' : 'outlined'}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onCancel();
      }}
    >
      {cancelLabel ?? <FormattedMessage {...messages.cancel} />}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-body`}
      transitionDuration={160}
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
      {...(isUnasked ? { onKeyDownCapture: pauseKeys } : {})}
    >
      <DialogTitle id={`${id}-title`} {...(isUnasked ? { tabIndex: -1, ref: takeFocus } : {})}>
        {title}
      </DialogTitle>
      {children === undefined ? null : <DialogContent id={`${id}-body`}>{children}</DialogContent>}
      <DialogActions>{isCancelPreferred || isDestructive ? [cancel, confirm] : [confirm, cancel]}</DialogActions>
    </Dialog>
  );
}
