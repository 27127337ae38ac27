import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { ChoicesSkeleton } from './ChoicesSkeleton.tsx';
import { messages } from './messages.ts';
import { useGetPrivacyPreferenceQuery } from './privacyApi.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { withPrivacy } from './privacySlice.ts';

/** `/privacy-preferences`: the signed-in user's choices about how the lender may use their data. */
export const PrivacyScreen = withPrivacy(() => {
  const { brand } = useConfig();
  const preference = useGetPrivacyPreferenceQuery('person', { refetchOnMountOrArgChange: true });
  return (
    <NarrowColumn spacing={3}>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} values={{ brand: brand.name }} />
        </Typography>
      </div>
      <QueryView query={preference} skeleton={<ChoicesSkeleton rows={7} />}>
        {(kept) => <PrivacyChoices preference={kept} />}
      </QueryView>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.byPhone} /> <CallSupport />
      </Typography>
    </NarrowColumn>
  );
});
