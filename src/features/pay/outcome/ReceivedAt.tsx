import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';

import { messages } from './outcomeMessages.ts';
import { receivedWords } from './receivedWords.ts';

/** When a payment came in: by the lender's clock, and below it by the device's where that differs. @param instant in UTC */
export function ReceivedAt({ instant }: { instant: string }) {
  const intl = useIntl();
  const { support } = useConfig();
  const { there, here } = receivedWords(instant, support.timeZone, (at, parts) => intl.formatDate(at, parts));
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
