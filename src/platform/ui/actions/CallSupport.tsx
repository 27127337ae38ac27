import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { messages } from '#platform/ui/messages.ts';

import { PhoneLink } from './PhoneLink.tsx';

/** "Call (216) 555-0142 (Monday to Friday …).": the lender's phone as a link, with its hours. */
export function CallSupport() {
  const { phone, hours } = useConfig().support;
  return <FormattedMessage {...messages.callSupport} values={{ phone: <PhoneLink phone={phone} />, hours }} />;
}
