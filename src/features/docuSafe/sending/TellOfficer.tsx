import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { readable } from '#domain/unreadable.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { selectIsUnderWay } from '#platform/upload/uploadSlice.ts';

import { useReportAllInMutation, type DocumentRequest, type Whose } from '../docuSafeApi.ts';
import { allInAnswered, allInSaid, selectAllInReport, type WithDocuSafe } from '../docuSafeSlice.ts';
import { messages as requestMessages } from '../requests/requestMessages.ts';
import { selectQueue } from '../selectQueue.ts';
import { messages } from './sendingMessages.ts';

interface Props {
  request: DocumentRequest;
  /** Name of the loan officer. */
  name: string;
  whose: Whose;
}

/** Button that notifies the officer that everything is uploaded; afterwards it shows when that was. */
export function TellOfficer({ request: { requestId, toldAtUtc, tasks }, name, whose }: Props) {
  const isUnderWay = useSelector(selectIsUnderWay(useSelector(selectQueue(whose))));
  const [report] = useReportAllInMutation();
  const dispatch = useDispatch();
  const { isBusy, error: failure } = useSelector((state: WithDocuSafe) => selectAllInReport(state, requestId));
  const { moment } = useFormatMoment();
  const status = useRef<HTMLDivElement>(null);
  const tell = async () => {
    dispatch(allInSaid(requestId));
    const { error } = await report({ ...whose, requestId });
    dispatch(allInAnswered({ requestId, error: (error as PortalError | undefined) ?? null })); // the base query returns no other kind of error
    if (error === undefined) status.current?.focus(); // the focused button is about to be removed
  };
  if (readable(tasks).every(({ documentCount }) => documentCount === 0)) return null;
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
