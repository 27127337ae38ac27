import { useIntl, type MessageDescriptor } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

interface Props {
  /** Help text, unless the ZIP code is the loan's. */
  help?: MessageDescriptor;
}

/** Field `zip` for a ZIP code that the lender has on file. */
export function ZipField({ help = messages.zipHelp }: Props) {
  const intl = useIntl();
  return <TextInput name="zip" label={messages.zip} help={intl.formatMessage(help)} mask={zipMask} autoComplete="postal-code" />;
}
