import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { Missing } from './missing.ts';
import { missingMessages } from './incomeMessages.ts';

interface Props {
  missing: readonly Missing[];
  uploadAddress: string;
}

/** What is missing, each a way to where it is said. */
export function MissingList({ missing, uploadAddress }: Props) {
  const intl = useIntl();
  return (
    <ul className="missing-list">
      {missing.map(({ message, values, targetId }) => {
        const words = intl.formatMessage(message, values);
        return (
          <li key={`${words} ${targetId ?? ''}`}>
            {targetId === null ? (
              <>
                {words}
                {message === missingMessages.none && (
                  <>
                    {' '}
                    <Link to={uploadAddress}>
                      <FormattedMessage {...missingMessages.sendOne} />
                    </Link>
                  </>
                )}
              </>
            ) : (
              <a
                href={`#${targetId}`}
                onClick={(event) => {
                  event.preventDefault(); // the address must not change, because the router reads it
                  document.getElementById(targetId)?.focus();
                }}
              >
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
