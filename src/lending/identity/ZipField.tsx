import { useIntl, type MessageDescriptor } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

interface Props {
  /** Help text. The default asks for the ZIP code of the home or of the mailing address. */
  help?: MessageDescriptor;
}

/** Field `zip` for a ZIP code that the lender has on file. */
export function ZipField({ help = messages.zipHelp }: Props) {
  const intl = useIntl();
  return <TextInput name="zip" label={messages.zip} help={intl.formatMessage(help)} mask={zipMask} autoComplete="postal-code" />;
}
