import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { legalMessages } from '#platform/legalLinks.ts';

import { messages } from './messages.ts';
import { RateExample } from './RateExample.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation, when the page behind can be focused again. */
  onClosed: () => void;
}

/** The dialog traps the focus; Escape and Close close it. */
export function RateInformationDialog({ open, onClose, onClosed }: Props) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={160}
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId}>
        <FormattedMessage {...legalMessages.rateInformation} />
      </DialogTitle>
      {/* The tabIndex lets keyboard users scroll the content, which is long on a phone. */}
      <DialogContent tabIndex={0}>
        <RateExample />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
