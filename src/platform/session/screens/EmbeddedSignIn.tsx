import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';

import { embeddedMessages } from './problemMessages.ts';

/** Shown in place of a private page inside an iframe, where sign-in is impossible: a link that opens the loan list in the top window. */
export const EmbeddedSignIn = () => (
  <p>
    <Link href={paths.loans.list} target="_top">
      <FormattedMessage {...embeddedMessages.signIn} />
    </Link>
  </p>
);
