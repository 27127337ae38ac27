import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/layout/messages.ts';

export const MAIN_ID = 'main';

/** First element in the tab order. Moves the focus by script, because the router would handle the URL fragment. */
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
