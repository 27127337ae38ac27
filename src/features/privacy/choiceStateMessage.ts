import type { MessageDescriptor } from 'react-intl';

import { choiceStateMessages as messages } from './choiceStateMessages.ts';
import type { PrivacyChoiceState } from './privacyApi.ts';

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
  if (by === 'signal') return words(since === null ? messages.signal : messages.signalSince);
  if (by === 'unknown') return words(isAllowed ? messages.onSomehow : messages.offSomehow);
  if (by === null || since === null) return words(isAllowed ? messages.onAtFirst : messages.offAtFirst);
  if (isAllowed) return words(messages.allowed);
  if (until !== null && until < today) return words(messages.ended);
  if (by === 'device' || isOfBrowser) return ends(messages.inBrowser, messages.inBrowserUntil);
  if (by === 'jointBorrower') return ends(messages.byOther, messages.byOtherUntil);
  return isForEveryone
    ? ends(messages.optedOutForEveryone, messages.optedOutForEveryoneUntil)
    : ends(messages.optedOut, messages.optedOutUntil);
}
