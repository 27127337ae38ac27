import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, defineMessages } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

import { selectIsLoggedIn } from '../store/sessionSlice.ts';

const messages = {
  ...defineMessages({ signInOrUp: { id: 'session.offer.signInOrUp', defaultMessage: 'Sign in or create an account' } }),
};

/** On a page that works without an account: explains the benefit of one and links to sign-in, which returns to this page. */
export function AccountOffer({ children }: { children: ReactNode }) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { pathname, search } = useLocation();
  if (isLoggedIn) return null;
  return (
    <div>
      <Typography color="textSecondary">{children}</Typography>
      <Button component={RouterLink} variant="text" to={paths.authorizeFor(pathname + search)}>
        <FormattedMessage {...messages.signInOrUp} />
      </Button>
    </div>
  );
}
