import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { readableEntries } from '#domain/unreadable.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';

import type { DocumentRequest } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

interface Props {
  request: DocumentRequest;
  /** Name of the loan officer. */
  name: string;
  /** The lender could not notify the officer. */
  isReportRefused: boolean;
}

export function AllUploadedNotice({ request: { tasks, toldAtUtc }, name, isReportRefused }: Props) {
  const { moment } = useFormatInstant();
  const known = readableEntries(tasks);
  const documents = known.flatMap((task) => readableEntries(task.documents));
  // With pages that are not loaded yet, the number of rejected documents is unknown, so the total is not shown.
  const isFullyLoaded = known.every((task) => task.documents.length === task.documentCount);
  const sentBack = documents.filter(({ state }) => state === 'sentBack').length;
  const count = known.reduce((sum, { documentCount }) => sum + documentCount, 0) - sentBack;
  const [last] = documents.map(({ sentAtUtc }) => sentAtUtc).sort((one, other) => other.localeCompare(one));
  const hasUnavailable = known.some(({ state }) => state === 'unavailable');
  const isAccepted = known.every(({ state }) => state !== 'uploaded');
  return (
    <Alert severity={isReportRefused ? 'warning' : 'success'} role="note">
      <AlertTitle>
        {isReportRefused ? (
          <FormattedMessage {...messages.untold} values={{ name }} />
        ) : toldAtUtc === null ? (
          <FormattedMessage {...(hasUnavailable ? messages.allYouHave : messages.allIn)} />
        ) : (
          <FormattedMessage
            {...(hasUnavailable ? messages.toldAllYouHave : messages.told)}
            values={{ name, when: moment(toldAtUtc) }}
          />
        )}
      </AlertTitle>
      {isFullyLoaded && last !== undefined && (
        <Typography>
          <FormattedMessage {...messages.sentInAll} values={{ count, when: moment(last) }} />
        </Typography>
      )}
      {!isReportRefused && (
        <Typography>
          <FormattedMessage {...(isAccepted ? messages.acceptedNext : messages.reviewedNext)} values={{ name }} />
        </Typography>
      )}
      {hasUnavailable && (
        <Typography>
          <FormattedMessage {...messages.laterNext} />
        </Typography>
      )}
    </Alert>
  );
}
