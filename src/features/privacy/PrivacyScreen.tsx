import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { ChoicesSkeleton } from './ChoicesSkeleton.tsx';
import { messages } from './messages.ts';
import { useGetPrivacyPreferenceQuery } from './privacyApi.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** `/privacy-preferences`: what somebody lets the lender do with what it knows about them. */
export function PrivacyScreen() {
  const { brand } = useConfig();
  const preference = useGetPrivacyPreferenceQuery('person', { refetchOnMountOrArgChange: true });
  return (
    <div className="flow stack-wide">
      <div>
        <PageTitle />
        <p className="lead">
          <FormattedMessage {...messages.lead} values={{ brand: brand.name }} />
        </p>
      </div>
      <QueryView query={preference} skeleton={<ChoicesSkeleton rows={7} />}>
        {(kept) => <PrivacyChoices preference={kept} />}
      </QueryView>
      <p className="muted">
        <FormattedMessage {...messages.byPhone} /> <CallSupport />
      </p>
    </div>
  );
}
