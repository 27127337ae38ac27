import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { formatFileSize } from '#domain/fileSize.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { FileRow } from '#platform/upload/list/FileRow.tsx';
import { selectSentName, sentWithdrawn } from '#platform/upload/uploadSlice.ts';

import { useActOnTaskMutation, type SentDocument, type DocumentOwner } from '../docuSafeApi.ts';
import {
  selectWithdrawal,
  withdrawalAsked,
  withdrawalConfirmed,
  withdrawalEnded,
  withdrawalLeft,
  type WithDocuSafe,
} from '../docuSafeSlice.ts';
import { messages } from './requestMessages.ts';
import { focusTaskHeading } from './taskHeading.ts';

interface Props {
  document: SentDocument;
  taskId: string;
  whose: DocumentOwner;
}

const CHECK_ICON_PATH = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM7.8 12.4l2.9 2.9 5.6-6';
const RETURNED_ICON_PATH = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM11 8l-4 4 4 4M7 12h10';

export function SentDocumentRow({ document: sent, taskId, whose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [act] = useActOnTaskMutation();
  const wasRemoved = useRef(false);
  // The focused row unmounts when the refetched list no longer has the document, so focus moves to the task.
  useEffect(
    () => () => {
      if (wasRemoved.current) focusTaskHeading(taskId);
    },
    [taskId],
  );
  const { documentId, fileName, mediaType, sizeBytes, sentAtUtc, state, sha256, mayBeWithdrawn } = sent;
  const { isOpen, isBusy } = useSelector((all: WithDocuSafe) => selectWithdrawal(all, documentId));
  const kind = intl.formatMessage(mediaType === 'application/pdf' ? messages.pdf : messages.picture);
  const when = useFormatInstant().moment(sentAtUtc);
  const nameHere = useSelector(selectSentName(sha256));
  const what = fileName ?? nameHere ?? kind;

  const remove = async () => {
    dispatch(withdrawalConfirmed(documentId));
    const answer = await act({ ...whose, wanted: { taskId, action: 'withdraw', documentId } });
    const error = answer.error as PortalError | undefined; // the base query returns no other kind of error
    dispatch(withdrawalEnded(documentId));
    // If the outcome is unknown, the document may be removed; the refetched list will show it.
    wasRemoved.current = error === undefined || !isClearRefusal(error);
    if (error !== undefined) return;
    dispatch(sentWithdrawn(sha256));
    dispatch(showToast('document-removed', { type: 'success', message: intl.formatMessage(messages.removed) }));
  };

  return (
    <FileRow
      iconPath={state === 'sentBack' ? RETURNED_ICON_PATH : CHECK_ICON_PATH}
      name={what}
      details={
        <>
          <FormattedMessage {...messages.sizeAndTime} values={{ size: formatFileSize(sizeBytes), when }} />
          {(state === 'sentBack' || state === 'unknown') && (
            <div>
              <FormattedMessage {...(state === 'sentBack' ? messages.sentBack : messages.unknownState)} />
            </div>
          )}
        </>
      }
      action={
        mayBeWithdrawn === true && (
          <Button
            variant="text"
            aria-label={intl.formatMessage(messages.removeWhich, { what })}
            onClick={() => dispatch(withdrawalAsked(documentId))}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        )
      }
    >
      <ConfirmDialog
        open={isOpen}
        title={<FormattedMessage {...messages.removeAsk} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        cancelLabel={<FormattedMessage {...messages.removeKeep} />}
        isCancelPreferred
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => dispatch(withdrawalLeft(documentId))}
      >
        <Typography>
          <FormattedMessage {...messages.removeThis} values={{ what, size: formatFileSize(sizeBytes), when }} />
        </Typography>
        <Typography>
          <FormattedMessage {...messages.removeMeans} />
        </Typography>
      </ConfirmDialog>
    </FileRow>
  );
}
