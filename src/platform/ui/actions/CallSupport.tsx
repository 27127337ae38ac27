import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages } from '#platform/ui/layout/messages.ts';

import { PhoneLink } from './PhoneLink.tsx';

/** Sentence with the lender's phone number as a link, and its hours: "Call (216) 555-0142 (Monday to Friday …)." */
export function CallSupport() {
  const { phone, hours } = useConfig().support;
  return <FormattedMessage {...messages.callSupport} values={{ phone: <PhoneLink phone={phone} />, hours }} />;
}
