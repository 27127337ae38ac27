import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

/** The id of the main element, where the link leads. */
export const MAIN_ID = 'main';

/** The first thing that Tab reaches. Moves the focus itself, because the router handles the address. */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      <FormattedMessage {...messages.skip} />
    </a>
  );
}
