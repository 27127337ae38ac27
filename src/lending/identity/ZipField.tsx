import { useIntl } from 'react-intl';

import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { zipMask } from '#platform/forms/masks.ts';

import { messages } from './messages.ts';

/** A ZIP code that the lender knows for the loan, as `zip`. */
export function ZipField() {
  const intl = useIntl();
  return (
    <MaskedInput
      name="zip"
      label={messages.zip}
      help={intl.formatMessage(messages.zipHelp)}
      mask={zipMask}
      autoComplete="postal-code"
    />
  );
}
