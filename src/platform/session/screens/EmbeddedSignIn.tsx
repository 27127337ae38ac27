import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';

import { embeddedMessages } from './problemMessages.ts';

/** In a frame of another page, where nobody can sign in: the way to the loans, in place of that page. */
export const EmbeddedSignIn = () => (
  <p>
    <Link href={paths.loans.list} target="_top">
      <FormattedMessage {...embeddedMessages.signIn} />
    </Link>
  </p>
);
