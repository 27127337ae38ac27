import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';

import { messages } from './messages.ts';

/** The number stays in one line. */
const Number = styled('b')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** The number of a report, which can be copied. */
export function Reference({ reference }: { reference: string }) {
  return (
    <CopyButton text={reference} thing={useIntl().formatMessage(messages.referenceThing)}>
      <Number>{reference}</Number>
    </CopyButton>
  );
}
