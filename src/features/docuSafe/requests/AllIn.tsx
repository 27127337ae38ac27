import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { readable } from '#domain/unreadable.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

interface Props {
  request: DocumentRequest;
  /** Name of the loan officer. */
  name: string;
  /** The lender could not notify the officer. */
  isUntold: boolean;
}

/** Notice that all requested documents are uploaded, and what happens next. */
export function AllIn({ request: { tasks, toldAtUtc }, name, isUntold }: Props) {
  const { moment } = useFormatMoment();
  const known = readable(tasks);
  const documents = known.flatMap((task) => readable(task.documents));
  // With pages that are not loaded yet, the number of rejected documents is unknown, so the total is not shown.
  const isWhole = known.every((task) => task.documents.length === task.documentCount);
  const sentBack = documents.filter(({ state }) => state === 'sentBack').length;
  const count = known.reduce((sum, { documentCount }) => sum + documentCount, 0) - sentBack;
  const [last] = documents.map(({ sentAtUtc }) => sentAtUtc).sort((one, other) => other.localeCompare(one));
  const isLater = known.some(({ state }) => state === 'unavailable');
  const isAccepted = known.every(({ state }) => state !== 'uploaded');
  return (
    <Alert severity={isUntold ? 'warning' : 'success'} role="note">
      <AlertTitle>
        {isUntold ? (
          <FormattedMessage {...messages.untold} values={{ name }} />
        ) : toldAtUtc === null ? (
          <FormattedMessage {...(isLater ? messages.allYouHave : messages.allIn)} />
        ) : (
          <FormattedMessage {...(isLater ? messages.toldAllYouHave : messages.told)} values={{ name, when: moment(toldAtUtc) }} />
        )}
      </AlertTitle>
      {isWhole && last !== undefined && (
        <Typography>
          <FormattedMessage {...messages.sentInAll} values={{ count, when: moment(last) }} />
        </Typography>
      )}
      {!isUntold && (
        <Typography>
          <FormattedMessage {...(isAccepted ? messages.acceptedNext : messages.reviewedNext)} values={{ name }} />
        </Typography>
      )}
      {isLater && (
        <Typography>
          <FormattedMessage {...messages.laterNext} />
        </Typography>
      )}
    </Alert>
  );
}
