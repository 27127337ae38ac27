import { useIntl, type MessageDescriptor } from 'react-intl';

import { TextInput } from '#platform/forms/TextInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

interface Props {
  /** Which one, where it is not the loan's. */
  help?: MessageDescriptor;
}

/** A ZIP code that the lender knows, as `zip`. */
export function ZipField({ help = messages.zipHelp }: Props) {
  const intl = useIntl();
  return <TextInput name="zip" label={messages.zip} help={intl.formatMessage(help)} mask={zipMask} autoComplete="postal-code" />;
}
