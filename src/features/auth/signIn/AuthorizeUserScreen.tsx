import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { useRouteTable } from '#platform/routing/RouteTable.ts';
import { selectIsLoggedIn, signInPostponed, signInRequested } from '#platform/session/store/sessionSlice.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { authorizeDetailMessages, authorizeMessages as messages } from '../messages.ts';
import { useSafeReturnTo } from './useSafeReturnTo.ts';

/** `/authorize-user?returnUrl=`: explains what signing in allows and for how long, and how to continue without it. */
export function AuthorizeUserScreen() {
  const [search] = useSearchParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { brand } = useConfig();
  const { isPublicAddress } = useRouteTable();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const returnUrl = useSafeReturnTo()(search.get('returnUrl'));
  if (isLoggedIn) return <Redirect to={returnUrl} />;
  return (
    <Stack component="section" spacing={2}>
      <PageTitle />
      <p>
        <FormattedMessage {...authorizeDetailMessages.allows} values={{ brand: brand.name }} />
      </p>
      <p>
        <FormattedMessage {...messages.lasts} />
      </p>
      <CardActions>
        <Button variant="contained" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signIn} />
        </Button>
        <Button component={RouterLink} variant="outlined" to={paths.auth.signUp}>
          <FormattedMessage {...messages.signUp} />
        </Button>
        <Button
          variant="text"
          onClick={() => {
            dispatch(signInPostponed());
            void navigate(isPublicAddress(returnUrl) ? returnUrl : paths.pay.start);
          }}
        >
          <FormattedMessage {...messages.later} />
        </Button>
      </CardActions>
    </Stack>
  );
}
