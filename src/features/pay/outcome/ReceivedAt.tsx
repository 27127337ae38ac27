import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { dayAt } from '#domain/time/endOfDay.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';

import { messages } from './outcomeMessages.ts';

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const;
const DAY_AND_TIME = { year: 'numeric', month: 'long', day: 'numeric', ...TIME } as const;

/** When a payment came in: by the lender's clock, and below it by the device's where that differs. @param instant in UTC */
export function ReceivedAt({ instant }: { instant: string }) {
  const intl = useIntl();
  const lender = useFormatMoment();
  const there = lender.moment(instant);
  const here = intl.formatDate(instant, DAY_AND_TIME);
  const isSameDay = dayAt(new Date(instant)) === lender.dayOf(instant);
  const time = isSameDay ? intl.formatDate(instant, TIME) : here;
  return (
    <>
      {there}
      {here !== there && (
        <>
          <br />
          <Typography component="span" variant="body2" color="textSecondary">
            <FormattedMessage {...messages.whereYouAre} values={{ time }} />
          </Typography>
        </>
      )}
    </>
  );
}
