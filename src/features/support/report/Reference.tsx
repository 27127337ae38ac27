import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { CopyButton } from '#platform/ui/actions/CopyButton.tsx';

import { messages } from './messages.ts';

const ReferenceNumber = styled('b')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export function Reference({ reference }: { reference: string }) {
  return (
    <CopyButton text={reference} thing={useIntl().formatMessage(messages.referenceThing)}>
      <ReferenceNumber>{reference}</ReferenceNumber>
    </CopyButton>
  );
}
