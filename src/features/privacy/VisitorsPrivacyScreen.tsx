import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { ChoicesSkeleton } from './ChoicesSkeleton.tsx';
import { messages } from './messages.ts';
import { useGetPrivacyPreferenceQuery } from './privacyApi.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** `/privacy-preferences-public`: the choices of a browser, without an account. Who is signed in has all of theirs on one page. */
export function VisitorsPrivacyScreen() {
  const { brand } = useConfig();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const preference = useGetPrivacyPreferenceQuery('device', { skip: isLoggedIn, refetchOnMountOrArgChange: true });
  if (isLoggedIn) return <Redirect to={paths.privacy.mine} />;
  return (
    <div className="flow stack-wide">
      <div>
        <PageTitle />
        <p className="lead">
          <FormattedMessage {...messages.visitorsLead} values={{ brand: brand.name }} />
        </p>
      </div>
      <QueryView query={preference} skeleton={<ChoicesSkeleton rows={2} />}>
        {(kept) => <PrivacyChoices preference={kept} />}
      </QueryView>
      <ScreenCard title={<FormattedMessage {...messages.personal} />}>
        <p>
          <FormattedMessage {...messages.personalBody} />
        </p>
        <ActionLink to={paths.privacy.mine}>
          <FormattedMessage {...messages.signIn} />
        </ActionLink>
      </ScreenCard>
      <p className="muted">
        <FormattedMessage {...messages.byPhone} /> <CallSupport />
      </p>
    </div>
  );
}
