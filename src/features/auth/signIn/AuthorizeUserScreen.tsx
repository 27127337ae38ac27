import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { useRouteTable } from '#platform/routing/RouteTable.ts';
import { selectIsLoggedIn, signInPostponed, signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { authorizeDetail, authorizeMessages as messages } from '../messages.ts';
import { useSafeReturnTo } from './useSafeReturnTo.ts';

/** `/authorize-user?returnUrl=`: what signing in allows and for how long, and how to go on without it. */
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
    <section className="stack">
      <PageTitle />
      <p>
        <FormattedMessage {...authorizeDetail.allows} values={{ brand: brand.name }} />
      </p>
      <p>
        <FormattedMessage {...messages.lasts} />
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signIn} />
        </ActionButton>
        <ActionLink to={paths.auth.signUp}>
          <FormattedMessage {...messages.signUp} />
        </ActionLink>
        <ActionButton
          look="quiet"
          onClick={() => {
            dispatch(signInPostponed());
            void navigate(isPublicAddress(returnUrl) ? returnUrl : paths.pay.start);
          }}
        >
          <FormattedMessage {...messages.later} />
        </ActionButton>
      </div>
    </section>
  );
}
