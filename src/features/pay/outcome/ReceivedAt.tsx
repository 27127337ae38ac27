import { FormattedMessage, useIntl } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';

import { messages } from './outcomeMessages.ts';

const DAY_AND_TIME = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
} as const;

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const SHORT_DAY_AND_TIME = { month: 'short', day: 'numeric', ...TIME } as const;

/** When a payment came in: by the lender's clock, and below it by the device's where that differs. @param instant in UTC */
export function ReceivedAt({ instant }: { instant: string }) {
  const intl = useIntl();
  const { timeZone } = useConfig().support;
  const there = intl.formatDate(instant, { ...DAY_AND_TIME, ...(timeZone === undefined ? {} : { timeZone }) });
  const here = intl.formatDate(instant, DAY_AND_TIME);
  const isSameDay = intl.formatDate(instant) === intl.formatDate(instant, { ...(timeZone === undefined ? {} : { timeZone }) });
  const time = intl.formatDate(instant, isSameDay ? TIME : SHORT_DAY_AND_TIME);
  return (
    <>
      {there}
      {here !== there && (
        <>
          <br />
          <span className="muted small">
            <FormattedMessage {...messages.whereYouAre} values={{ time }} />
          </span>
        </>
      )}
    </>
  );
}
