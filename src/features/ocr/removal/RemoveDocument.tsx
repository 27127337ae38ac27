import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { sentWithdrawn } from '#platform/upload/uploadSlice.ts';

import { useRemovePaperMutation } from '../ocrApi.ts';
import { removalAsked, removalConfirmed, removalEnded, removalLeft, selectDocumentRemoval, type WithOcr } from '../ocrSlice.ts';
import type { RequestStatus } from '../useRequest.ts';
import { messages } from './removalMessages.ts';

interface Props {
  paper: IncomePaper;
  tag: string;
  /** The button answers the question whether the file is a paystub. */
  isAnswer?: boolean;
  /** Shared request state of the document. A finished removal clears an earlier error in it. */
  request: RequestStatus;
}

/** Button that deletes a document permanently after a confirmation. */
export function RemoveDocument({
  paper: { documentId, fileName: name, sizeBytes, sha256 },
  tag,
  isAnswer = false,
  request,
}: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [removePaper] = useRemovePaperMutation();
  const removal = useSelector((state: WithOcr) => selectDocumentRemoval(state, documentId));
  const wasRemoved = useRef(false);
  // The focused button unmounts when the refetched list no longer has the document, so focus moves to the title.
  useEffect(
    () => () => {
      if (wasRemoved.current) document.querySelector('h1')?.focus();
    },
    [],
  );
  const remove = async () => {
    dispatch(removalConfirmed());
    await request.run(async () => {
      const { error } = await removePaper({ tag, documentId });
      dispatch(removalEnded(documentId));
      wasRemoved.current = error === undefined;
      return undefined; // a failure is shown in a toast
    });
    if (!wasRemoved.current) return;
    dispatch(sentWithdrawn(sha256));
    dispatch(showToast('paper-removed', { type: 'success', message: intl.formatMessage(messages.removed) }));
  };
  return (
    <>
      <Button
        variant="text"
        aria-label={intl.formatMessage(isAnswer ? messages.noWhich : messages.which, { name })}
        onClick={() => dispatch(removalAsked(documentId))}
      >
        <FormattedMessage {...(isAnswer ? messages.no : messages.remove)} />
      </Button>
      <ConfirmDialog
        open={removal !== null}
        title={<FormattedMessage {...messages.ask} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        cancelLabel={<FormattedMessage {...messages.keep} />}
        isCancelPreferred
        busy={removal?.isBusy ?? false}
        onConfirm={() => void remove()}
        onCancel={() => dispatch(removalLeft())}
      >
        <p>
          <FormattedMessage {...messages.this} values={{ name, size: formatFileSize(sizeBytes) }} />
        </p>
        <p>
          <FormattedMessage {...messages.means} />
        </p>
      </ConfirmDialog>
    </>
  );
}
