import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

import { readable } from '#domain/unreadable.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { selectIsUnderWay } from '#platform/upload/uploadSlice.ts';

import { useReportAllInMutation, type DocumentRequest, type Whose } from '../docuSafeApi.ts';
import { messages as requestMessages } from '../requests/requestMessages.ts';
import { selectQueue } from '../selectQueue.ts';
import { messages } from './sendingMessages.ts';

interface Props {
  request: DocumentRequest;
  /** The officer's. */
  name: string;
  whose: Whose;
}

/** Tells the officer that everything is in, once, and says when that was. */
export function TellOfficer({ request: { requestId, toldAtUtc, tasks }, name, whose }: Props) {
  const isUnderWay = useSelector(selectIsUnderWay(useSelector(selectQueue(whose))));
  const [report, { isLoading }] = useReportAllInMutation();
  const [failure, setFailure] = useState<PortalError | null>(null);
  const { moment } = useFormatMoment();
  const status = useRef<HTMLDivElement>(null);
  const tell = async () => {
    const { error } = await report({ ...whose, requestId });
    setFailure((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    if (error === undefined) status.current?.focus(); // the button goes away
  };
  if (readable(tasks).every(({ documentCount }) => documentCount === 0)) return null;
  return (
    <>
      <div role="status" ref={status} tabIndex={-1}>
        {toldAtUtc === null ? (
          <p className="muted">
            <FormattedMessage {...messages.untold} values={{ name }} />
          </p>
        ) : (
          <Notice tone="success" still>
            <FormattedMessage {...requestMessages.told} values={{ name, when: moment(toldAtUtc) }} />
          </Notice>
        )}
      </div>
      {failure !== null && (
        <FailedPress
          says={
            isClearRefusal(failure) ? (
              <FormattedMessage {...messages.tellFailed} />
            ) : (
              <FormattedMessage {...messages.tellUnclear} values={{ name }} />
            )
          }
          error={failure}
        />
      )}
      {toldAtUtc === null && (
        <div className="actions">
          <ActionButton look="primary" busy={isLoading} disabled={isUnderWay} onClick={() => void tell()}>
            <FormattedMessage {...messages.tell} values={{ name }} />
          </ActionButton>
          {isUnderWay && (
            <span className="muted small">
              <FormattedMessage {...messages.underWay} />
            </span>
          )}
        </div>
      )}
    </>
  );
}
