import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { formatFileSize } from '#domain/fileSize.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { selectNameSent, sentWithdrawn } from '#platform/upload/uploadSlice.ts';

import { useActOnTaskMutation, type SentDocument, type Whose } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

interface Props {
  document: SentDocument;
  taskId: string;
  whose: Whose;
}

const TICK = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM7.8 12.4l2.9 2.9 5.6-6';
const RETURNED = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM11 8l-4 4 4 4M7 12h10';

/** A document that was sent: name, size and time, and a way to take it back while that is possible. */
export function SentDocumentRow({ document: sent, taskId, whose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [act, { isLoading }] = useActOnTaskMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  const wasRemoved = useRef(false);
  // The row goes away from under the focus once the list has come anew.
  useEffect(
    () => () => {
      if (wasRemoved.current) document.querySelector('h1')?.focus();
    },
    [],
  );
  const { documentId, fileName, mediaType, sizeBytes, sentAtUtc, state, sha256, mayBeWithdrawn } = sent;
  const kind = intl.formatMessage(mediaType === 'application/pdf' ? messages.pdf : messages.picture);
  const when = useFormatMoment().moment(sentAtUtc);
  const nameHere = useSelector(selectNameSent(sha256));
  const what = fileName ?? nameHere ?? kind;

  const remove = async () => {
    const { error } = await act({ ...whose, wanted: { taskId, action: 'withdraw', documentId } });
    setIsAsking(false);
    setFailure((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    // Without a clear answer it may have been, and the list that comes shows it.
    wasRemoved.current = error === undefined || !isClearRefusal(error as PortalError);
    if (error !== undefined) return;
    dispatch(sentWithdrawn(sha256));
    dispatch(showToast('document-removed', { type: 'success', message: intl.formatMessage(messages.removed) }));
  };

  return (
    <li className="document-row">
      <svg className="document-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={state === 'sentBack' ? RETURNED : TICK} />
      </svg>
      <div>
        <p className="document-name">{what}</p>
        <p className="muted small">
          <FormattedMessage {...messages.sizeAndTime} values={{ size: formatFileSize(sizeBytes), when }} />
        </p>
        {(state === 'sentBack' || state === 'unknown') && (
          <p className="muted small">
            <FormattedMessage {...(state === 'sentBack' ? messages.sentBack : messages.unknownState)} />
          </p>
        )}
      </div>
      {mayBeWithdrawn === true && (
        <ActionButton
          look="quiet"
          aria-label={intl.formatMessage(messages.removeWhich, { what })}
          onClick={() => setIsAsking(true)}
        >
          <FormattedMessage {...messages.remove} />
        </ActionButton>
      )}
      {failure !== null && <FailedAction error={failure} />}
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage {...messages.removeAsk} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        cancelLabel={<FormattedMessage {...messages.removeKeep} />}
        isCancelPreferred
        busy={isLoading}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          <FormattedMessage {...messages.removeThis} values={{ what, size: formatFileSize(sizeBytes), when }} />
        </p>
        <p>
          <FormattedMessage {...messages.removeMeans} />
        </p>
      </ConfirmDialog>
    </li>
  );
}
