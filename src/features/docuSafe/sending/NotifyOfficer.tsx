import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { readableEntries } from '#domain/unreadable.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { selectIsUnderWay } from '#platform/upload/uploadSlice.ts';

import { useReportAllInMutation, type DocumentRequest, type DocumentOwner } from '../docuSafeApi.ts';
import { allInAnswered, allInSaid, selectCompletionReport, type WithDocuSafe } from '../docuSafeSlice.ts';
import { messages as requestMessages } from '../requests/requestMessages.ts';
import { selectUploadQueue } from '../selectUploadQueue.ts';
import { messages } from './sendingMessages.ts';

interface Props {
  request: DocumentRequest;
  /** Name of the loan officer. */
  name: string;
  whose: DocumentOwner;
}

export function NotifyOfficer({ request: { requestId, toldAtUtc, tasks }, name, whose }: Props) {
  const isUnderWay = useSelector(selectIsUnderWay(useSelector(selectUploadQueue(whose))));
  const [report] = useReportAllInMutation();
  const dispatch = useDispatch();
  const { isBusy, error: failure } = useSelector((state: WithDocuSafe) => selectCompletionReport(state, requestId));
  const { moment } = useFormatInstant();
  const status = useRef<HTMLDivElement>(null);
  const tell = async () => {
    dispatch(allInSaid(requestId));
    const { error } = await report({ ...whose, requestId });
    dispatch(allInAnswered({ requestId, error: (error as PortalError | undefined) ?? null })); // the base query returns no other kind of error
    if (error === undefined) status.current?.focus(); // the focused button is about to be removed
  };
  if (readableEntries(tasks).every(({ documentCount }) => documentCount === 0)) return null;
  return (
    <>
      <div role="status" ref={status} tabIndex={-1}>
        {toldAtUtc === null ? (
          <Typography color="textSecondary">
            <FormattedMessage {...messages.untold} values={{ name }} />
          </Typography>
        ) : (
          <Alert severity="success" role="note">
            <FormattedMessage {...requestMessages.told} values={{ name, when: moment(toldAtUtc) }} />
          </Alert>
        )}
      </div>
      {failure !== null && (
        <FailedAction
          message={
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
        <CardActions>
          <BusyButton variant="contained" busy={isBusy} disabled={isUnderWay} onClick={() => void tell()}>
            <FormattedMessage {...messages.tell} values={{ name }} />
          </BusyButton>
          {isUnderWay && (
            <Typography component="span" variant="body2" color="textSecondary">
              <FormattedMessage {...messages.underWay} />
            </Typography>
          )}
        </CardActions>
      )}
    </>
  );
}
