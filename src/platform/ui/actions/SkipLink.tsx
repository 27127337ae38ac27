import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

/** The id of the main element; where skipping leads. */
export const MAIN_ID = 'main';

/** The first thing that Tab reaches. Moves focus itself, so that it works with the router's own handling of the address. */
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
