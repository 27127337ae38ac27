import { FormattedMessage } from 'react-intl';

import { embeddedMessages } from './problemMessages.ts';

/** In a frame of another page, where nobody can sign in: the way to the same page of its own. @param returnUrl its path and search */
export const EmbeddedSignIn = ({ returnUrl }: { returnUrl: string }) => (
  <p>
    <a href={returnUrl} target="_top">
      <FormattedMessage {...embeddedMessages.signIn} />
    </a>
  </p>
);
