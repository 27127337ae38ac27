import { FormattedMessage, useIntl } from 'react-intl';

import { SENT } from './sentItems.ts';

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
    <ul className="consent-list">
      {SENT.map(({ key, yours }) => (
        <li key={key}>
          <FormattedMessage {...yours} />
          {known[key] === '' ? '' : [': ', known[key]].join('')}
        </li>
      ))}
    </ul>
  );
}
