import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages as legalMessages } from '#platform/legal/messages.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { messages } from './messages.ts';
import { RateExample } from './RateExample.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The dialog is gone and the page can be reached again. */
  onClosed: () => void;
}

/** The rate information over the page. Focus stays inside, and Escape or Close ends it. */
export function RateInformationDialog({ open, onClose, onClosed }: Props) {
  const titleId = useId();
  return (
    <MaterialTheme>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        transitionDuration={160}
        disableRestoreFocus
        slotProps={{ paper: { sx: { padding: 0 } }, transition: { onExited: onClosed } }}
      >
        <div className="rate-dialog-top">
          <h2 id={titleId}>
            <FormattedMessage {...legalMessages.rateInformation} />
          </h2>
          <ActionButton look="quiet" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </ActionButton>
        </div>
        <div className="rate-dialog-rest">
          <RateExample />
        </div>
      </Dialog>
    </MaterialTheme>
  );
}
