import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { PrivacyChoiceState } from './privacyApi.ts';

export const choiceStateMessages = {
  ...defineMessages({
    onAtFirst: { id: 'privacy.state.onAtFirst', defaultMessage: 'On. You have not chosen yet.' },
    offAtFirst: { id: 'privacy.state.offAtFirst', defaultMessage: 'Off unless you turn it on' },
    onSomehow: { id: 'privacy.state.onSomehow', defaultMessage: 'On. Who chose it can’t be shown here.' },
    offSomehow: { id: 'privacy.state.offSomehow', defaultMessage: 'Off. Who chose it can’t be shown here.' },
    signal: { id: 'privacy.state.signal', defaultMessage: 'Off because of your browser’s signal' },
  }),
  ...defineMessages<{
    allowed: { since: string };
    optedOut: { since: string };
    optedOutUntil: { since: string; until: string };
    optedOutForEveryone: { since: string };
    optedOutForEveryoneUntil: { since: string; until: string };
    ended: { since: string; until: string };
    byOther: { since: string };
    byOtherUntil: { since: string; until: string };
    signalSince: { since: string };
    inBrowser: { since: string };
    inBrowserUntil: { since: string; until: string };
    overridden: { day: string };
  }>({
    allowed: { id: 'privacy.state.allowed', defaultMessage: 'You turned this on {since}' },
    optedOut: { id: 'privacy.state.optedOut', defaultMessage: 'Opted out {since}, no end date' },
    optedOutUntil: { id: 'privacy.state.optedOutUntil', defaultMessage: 'Opted out {since}, through {until}' },
    optedOutForEveryone: {
      id: 'privacy.state.optedOutForEveryone',
      defaultMessage: 'Opted out {since} for everyone on the loan, no end date',
    },
    optedOutForEveryoneUntil: {
      id: 'privacy.state.optedOutForEveryoneUntil',
      defaultMessage: 'Opted out {since} for everyone on the loan, through {until}',
    },
    ended: {
      id: 'privacy.state.ended',
      defaultMessage: 'Opted out {since}, through {until}. It stays off until we have asked you again.',
    },
    byOther: {
      id: 'privacy.state.byOther',
      defaultMessage: 'Somebody on your loan opted out for everyone on {since}, no end date',
    },
    byOtherUntil: {
      id: 'privacy.state.byOtherUntil',
      defaultMessage: 'Somebody on your loan opted out for everyone on {since}, through {until}',
    },
    signalSince: { id: 'privacy.state.signalSince', defaultMessage: 'Off since {since} because of a browser’s signal' },
    inBrowser: { id: 'privacy.state.inBrowser', defaultMessage: 'Turned off in this browser {since}' },
    inBrowserUntil: {
      id: 'privacy.state.inBrowserUntil',
      defaultMessage: 'Opted out {since}, through {until}, unless you delete this browser’s cookies',
    },
    overridden: {
      id: 'privacy.state.overridden',
      defaultMessage: 'You turned this on {day}. The signal overrides that.',
    },
  }),
};

interface ChoiceStateMessage {
  message: MessageDescriptor;
  values: Record<string, string>;
}

/** `today` is the device's date. */
export function choiceStateMessage(
  { isAllowed, since, until, by, isForEveryone }: PrivacyChoiceState,
  { today, isOfBrowser, formatDay }: { today: string; isOfBrowser: boolean; formatDay: (day: string) => string },
): ChoiceStateMessage {
  const values = {
    ...(since === null ? {} : { since: formatDay(since) }),
    ...(until === null ? {} : { until: formatDay(until) }),
  };
  const words = (message: MessageDescriptor): ChoiceStateMessage => ({ message, values });
  const ends = (without: MessageDescriptor, having: MessageDescriptor) => words(until === null ? without : having);
  if (by === 'signal') return words(since === null ? choiceStateMessages.signal : choiceStateMessages.signalSince);
  if (by === 'unknown') return words(isAllowed ? choiceStateMessages.onSomehow : choiceStateMessages.offSomehow);
  if (by === null || since === null) return words(isAllowed ? choiceStateMessages.onAtFirst : choiceStateMessages.offAtFirst);
  if (isAllowed) return words(choiceStateMessages.allowed);
  if (until !== null && until < today) return words(choiceStateMessages.ended);
  if (by === 'device' || isOfBrowser) return ends(choiceStateMessages.inBrowser, choiceStateMessages.inBrowserUntil);
  if (by === 'jointBorrower') return ends(choiceStateMessages.byOther, choiceStateMessages.byOtherUntil);
  return isForEveryone
    ? ends(choiceStateMessages.optedOutForEveryone, choiceStateMessages.optedOutForEveryoneUntil)
    : ends(choiceStateMessages.optedOut, choiceStateMessages.optedOutUntil);
}
