import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';

import { messages } from './outcomeMessages.ts';
import { formatReceivedAt } from './formatReceivedAt.ts';

/** @param instant in UTC */
export function ReceivedAt({ instant }: { instant: string }) {
  const intl = useIntl();
  const { support } = useConfig();
  const { there, here } = formatReceivedAt(instant, support.timeZone, (at, parts) => intl.formatDate(at, parts));
  return (
    <>
      {there}
      {here !== null && (
        <>
          <br />
          <Typography component="span" variant="body2" color="textSecondary">
            <FormattedMessage {...messages.whereYouAre} values={{ time: here }} />
          </Typography>
        </>
      )}
    </>
  );
}
