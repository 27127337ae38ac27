import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

/** In a frame of another page, where nobody can sign in: the way to the same page of its own. @param returnUrl its path and search */
export const EmbeddedSignIn = ({ returnUrl }: { returnUrl: string }) => (
  <p>
    <a href={returnUrl} target="_top">
      <FormattedMessage {...messages.signInOutside} />
    </a>
  </p>
);
