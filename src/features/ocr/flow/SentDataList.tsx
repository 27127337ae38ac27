import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import { SENT_ITEMS } from './sentItems.ts';

/** In a `<dd>`, the text is aligned right, so the bullets at the left would be far from it and are hidden. */
const Items = styled('ul')({ paddingInlineStart: 20, 'dd > &': { padding: 0, listStyle: 'none' } });

interface Props {
  personName: string;
  /** Optional, because the success page does not know the employers. */
  employers?: readonly string[];
}

/** List of the data that is sent to the agency, used in the consent and on the success page. */
export function SentDataList({ personName, employers = [] }: Props) {
  const intl = useIntl();
  const known = { name: personName, employer: intl.formatList(employers), income: '', periods: '' };
  return (
    <Items>
      {SENT_ITEMS.map(({ key, yours }) => (
        <li key={key}>
          <FormattedMessage {...yours} />
          {known[key] === '' ? '' : [': ', known[key]].join('')}
        </li>
      ))}
    </Items>
  );
}
