import { useIntl, type MessageDescriptor } from 'react-intl';

import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

interface Props {
  /** Which one, where it is not the loan's. */
  help?: MessageDescriptor;
}

/** A ZIP code that the lender knows, as `zip`. */
export function ZipField({ help = messages.zipHelp }: Props) {
  const intl = useIntl();
  return (
    <MaskedInput name="zip" label={messages.zip} help={intl.formatMessage(help)} mask={zipMask} autoComplete="postal-code" />
  );
}
