import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { messages } from '#platform/ui/layout/messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Verb and object, such as "Remove account". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  isDestructive?: boolean;
  /** Set if most users want to cancel: Cancel is then the primary button. */
  isCancelPreferred?: boolean;
  /**
   * Set if the dialog opens on its own while the user may be typing: focus starts on the heading, and keys that would answer the dialog
   * are ignored at first.
   */
  opensByItself?: boolean;
  /** True while the confirmed action runs. The dialog stays open, and Cancel and Esc do nothing. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after the dialog has closed and the page is reachable again, for example to set the focus when its old target is gone. */
  onClosed?: () => void;
}

/** Keys ignored right after the dialog opens on its own, because they were meant for the field below it. */
const ANSWERING_KEYS = ['Enter', ' ', 'Escape', 'Tab'];
const KEYS_IGNORED_MS = 1000;

/** The dialog itself, in a chunk of its own. Use `ConfirmDialog` instead. */
export function ConfirmDialogSurface(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel, onClosed } = props;
  const { isDestructive = false, isCancelPreferred = false, opensByItself = false } = props;
  const id = useId();
  const openedAt = useRef(0);
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => {
    openedAt.current = Date.now();
    heading?.focus();
  }, []);
  const pauseKeys = (event: KeyboardEvent) => {
    if (!ANSWERING_KEYS.includes(event.key) || Date.now() - openedAt.current > KEYS_IGNORED_MS) return;
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
  // Cancel gets the initial focus, so Enter is safe. For destructive actions it also comes first in the tab order.
  const cancel = (
    <Button
      key="cancel"
      autoFocus={!opensByItself}
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
      {...(opensByItself ? { onKeyDownCapture: pauseKeys } : {})}
    >
      <DialogTitle id={`${id}-title`} {...(opensByItself ? { tabIndex: -1, ref: takeFocus } : {})}>
        {title}
      </DialogTitle>
      {children === undefined ? null : <DialogContent id={`${id}-body`}>{children}</DialogContent>}
      <DialogActions>{isCancelPreferred || isDestructive ? [cancel, confirm] : [confirm, cancel]}</DialogActions>
    </Dialog>
  );
}
