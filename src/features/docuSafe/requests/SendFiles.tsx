import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { FollowUpTask } from '#contract/borrower/docuSafe.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { useGetDocumentTypesQuery, useUploadDocumentMutation, type Whose } from '../docuSafeApi.ts';
import { sendMessages as messages } from './sendMessages.ts';

interface Sending {
  file: File;
  /** Its idempotency key: it stays when it is tried again. */
  key: string;
  /** From 0 to 1 while it goes; a sentence when it did not arrive; null when another one is being sent. */
  progress: number | null;
  problem: string | null;
  /** The same file may arrive if it is sent again. */
  mayRetry: boolean;
}

interface Props {
  task: FollowUpTask;
  whose: Whose;
  /** It is the first of the request that waits for something. */
  isNext: boolean;
}

/** Chooses files for a task and sends them, one after the other. What does not arrive can be tried again. */
export function SendFiles({ task, whose, isNext }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { data: known } = useGetDocumentTypesQuery();
  const [upload] = useUploadDocumentMutation();
  const [list, setList] = useState<readonly Sending[]>([]);
  const running = useRef(Promise.resolve());
  const change = (key: string, changes: Partial<Sending>) =>
    setList((present) => present.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => setList((present) => present.filter((one) => one.key !== key));

  const send = async ({ file, key }: Sending) => {
    change(key, { progress: 0, problem: null });
    const texts = { contactId: whose.token ?? '', taskId: task.taskId, documentType: '', turns: '' };
    const onProgress = (share: number) => change(key, { progress: share });
    const form = dispatch(seal({ texts, files: { file: [file] }, onProgress }));
    const { error } = await upload({ form, idempotencyKey: key, byLink: whose.token !== null });
    if (error === undefined) {
      drop(key);
      return;
    }
    const failure = error as PortalError; // the base query rejects with nothing else
    const { message } = refusalOf(failure);
    const mayRetry = !isClearRefusal(failure) && httpStatusOf(failure) !== 415 && httpStatusOf(failure) !== 413;
    change(key, { progress: null, problem: message ?? intl.formatMessage(messages.failed), mayRetry });
  };
  const enqueue = (sending: Sending) => {
    running.current = running.current.then(() => send(sending));
  };

  const add = (files: readonly File[]) => {
    const chosen = files.map((file): Sending => {
      const isTooLarge = known !== undefined && file.size > known.limits.fileBytes;
      const problem =
        file.size === 0
          ? intl.formatMessage(messages.empty)
          : isTooLarge
            ? intl.formatMessage(messages.tooLarge, { size: formatFileSize(known.limits.fileBytes) })
            : null;
      return { file, key: crypto.randomUUID(), progress: null, problem, mayRetry: false };
    });
    setList((present) => [...present, ...chosen]);
    for (const sending of chosen) if (sending.problem === null) enqueue(sending);
  };

  return (
    <div className="stack">
      {list.length > 0 && (
        <ul className="document-sending" aria-label={intl.formatMessage(messages.sending)}>
          {list.map((sending) => (
            <SendingRow
              key={sending.key}
              sending={sending}
              onRetry={() => enqueue(sending)}
              onDismiss={() => drop(sending.key)}
            />
          ))}
        </ul>
      )}
      <div className="actions">
        <label className={`button document-choose ${isNext ? 'button-primary' : 'button-secondary'}`}>
          <FormattedMessage {...messages.choose} />
          <input
            type="file"
            multiple
            accept={known?.limits.mediaTypes.join()}
            aria-label={intl.formatMessage(messages.chooseFor, { title: task.title })}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = ''; // the same file may be chosen again
            }}
          />
        </label>
        {known !== undefined && (
          <p className="muted small">
            <FormattedMessage {...messages.limits} values={{ size: formatFileSize(known.limits.fileBytes) }} />
          </p>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  sending: Sending;
  onRetry: () => void;
  onDismiss: () => void;
}

function SendingRow({ sending: { file, progress, problem, mayRetry }, onRetry, onDismiss }: RowProps) {
  const intl = useIntl();
  const { name, size } = file;
  return (
    <li className="document-row">
      <svg className="document-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2.5h8l5 5v14H6ZM14 2.5v5h5M9 13h7M9 17h5" />
      </svg>
      <div>
        <p className="document-name">{name}</p>
        {problem === null && (
          <>
            <p className="muted small">
              {progress === null ? (
                <FormattedMessage {...messages.waiting} />
              ) : (
                <FormattedMessage
                  {...messages.progress}
                  values={{ percent: Math.floor(progress * 100), size: formatFileSize(size) }}
                />
              )}
            </p>
            <progress
              className="document-progress"
              max={1}
              value={progress ?? 0}
              aria-label={intl.formatMessage(messages.progressOf, { name })}
            />
          </>
        )}
      </div>
      {problem !== null && (
        <ActionButton look="quiet" aria-label={intl.formatMessage(messages.dismissWhich, { name })} onClick={onDismiss}>
          <FormattedMessage {...messages.dismiss} />
        </ActionButton>
      )}
      <div className="document-problem" role="alert">
        {problem !== null && <p>{problem}</p>}
        {problem !== null && mayRetry && (
          <ActionButton look="quiet" aria-label={intl.formatMessage(messages.retryWhich, { name })} onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </ActionButton>
        )}
      </div>
    </li>
  );
}
