import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import { SENT } from './sentItems.ts';

/** Across from a label values stand at the right, where a bullet would be far from its words. */
const Items = styled('ul')({ paddingInlineStart: 20, 'dd > &': { padding: 0, listStyle: 'none' } });

interface Props {
  personName: string;
  /** Left out where they are not at hand. */
  employers?: readonly string[];
}

/** What goes to the agency, before it is agreed to and after it was sent. */
export function SentList({ personName, employers = [] }: Props) {
  const intl = useIntl();
  const known = { name: personName, employer: intl.formatList(employers), income: '', periods: '' };
  return (
    <Items>
      {SENT.map(({ key, yours }) => (
        <li key={key}>
          <FormattedMessage {...yours} />
          {known[key] === '' ? '' : [': ', known[key]].join('')}
        </li>
      ))}
    </Items>
  );
}
