import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { isUnreadable, readable } from '#domain/unreadable.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

/** Nothing is missing, and something came. Of what nobody asked for only its sender knows when that is all. */
export function isComplete({ kind, tasks, toldAtUtc }: DocumentRequest): boolean {
  const states = tasks.map((task) => (isUnreadable(task) ? 'unknown' : task.state));
  const isIn = states.every((state) => ['uploaded', 'accepted', 'unavailable'].includes(state));
  const hasCome = states.includes('uploaded') || states.includes('accepted');
  return isIn && hasCome && (kind !== 'sending' || toldAtUtc !== null);
}

interface Props {
  request: DocumentRequest;
  /** The officer's. */
  name: string;
  /** The lender could not tell the officer. */
  isUntold: boolean;
}

/** What was sent and when, and what happens next. */
export function AllIn({ request: { tasks, toldAtUtc }, name, isUntold }: Props) {
  const { moment } = useFormatMoment();
  const known = readable(tasks);
  const documents = known.flatMap((task) => readable(task.documents));
  const sentBack = documents.filter(({ state }) => state === 'sentBack').length;
  const count = known.reduce((sum, { documentCount }) => sum + documentCount, 0) - sentBack;
  const [last] = documents.map(({ sentAtUtc }) => sentAtUtc).sort((one, other) => other.localeCompare(one));
  const isAccepted = known.every(({ state }) => state !== 'uploaded');
  return (
    <Alert severity={isUntold ? 'warning' : 'success'} role="note">
      <AlertTitle>
        {isUntold ? (
          <FormattedMessage {...messages.untold} values={{ name }} />
        ) : toldAtUtc === null ? (
          <FormattedMessage {...messages.allIn} />
        ) : (
          <FormattedMessage {...messages.told} values={{ name, when: moment(toldAtUtc) }} />
        )}
      </AlertTitle>
      {last !== undefined && (
        <Typography>
          <FormattedMessage {...messages.sentInAll} values={{ count, when: moment(last) }} />
        </Typography>
      )}
      {!isUntold && (
        <Typography>
          <FormattedMessage {...(isAccepted ? messages.acceptedNext : messages.reviewedNext)} values={{ name }} />
        </Typography>
      )}
    </Alert>
  );
}
