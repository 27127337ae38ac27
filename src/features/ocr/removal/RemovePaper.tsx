import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { sentWithdrawn } from '#platform/upload/uploadSlice.ts';

import { useRemovePaperMutation } from '../ocrApi.ts';
import { messages } from './removalMessages.ts';

interface Props {
  paper: IncomePaper;
  tag: string;
  /** It answers the question whether the file is a paystub. */
  isAnswer?: boolean;
  /** How the last try failed, which its place says; null where it did not. */
  onTried: (failure: PortalError | null) => void;
}

/** Takes a paper back for good, after a question. */
export function RemovePaper({ paper: { documentId, fileName: name, sizeBytes, sha256 }, tag, isAnswer = false, onTried }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [removePaper, { isLoading }] = useRemovePaperMutation();
  const [isAsking, setIsAsking] = useState(false);
  const wasRemoved = useRef(false);
  // It goes away from under the focus once the list has come anew.
  useEffect(
    () => () => {
      if (wasRemoved.current) document.querySelector('h1')?.focus();
    },
    [],
  );
  const remove = async () => {
    const { error } = await removePaper({ tag, documentId });
    setIsAsking(false);
    onTried((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    if (error !== undefined) return;
    wasRemoved.current = true;
    dispatch(sentWithdrawn(sha256));
    dispatch(showToast('paper-removed', { type: 'success', message: intl.formatMessage(messages.removed) }));
  };
  return (
    <>
      <ActionButton
        look="quiet"
        aria-label={intl.formatMessage(isAnswer ? messages.noWhich : messages.which, { name })}
        onClick={() => setIsAsking(true)}
      >
        <FormattedMessage {...(isAnswer ? messages.no : messages.remove)} />
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage {...messages.ask} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        cancelLabel={<FormattedMessage {...messages.keep} />}
        isCancelPreferred
        busy={isLoading}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
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
