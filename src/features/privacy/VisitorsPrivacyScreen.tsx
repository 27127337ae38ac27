import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { selectIsLoggedIn } from '#platform/session/store/sessionSlice.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { ChoicesSkeleton } from './ChoicesSkeleton.tsx';
import { messages } from './messages.ts';
import { useGetPrivacyPreferenceQuery } from './privacyApi.ts';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { withPrivacy } from './privacySlice.ts';

/** `/privacy-preferences-public`: the choices of a browser without an account. Signed-in users are redirected to `/privacy-preferences`. */
export const VisitorsPrivacyScreen = withPrivacy(() => {
  const { brand } = useConfig();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const preference = useGetPrivacyPreferenceQuery('device', { skip: isLoggedIn, refetchOnMountOrArgChange: true });
  if (isLoggedIn) return <Redirect to={paths.privacy.mine} />;
  return (
    <NarrowColumn spacing={3}>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.visitorsLead} values={{ brand: brand.name }} />
        </Typography>
      </div>
      <QueryView query={preference} skeleton={<ChoicesSkeleton rows={2} />}>
        {(kept) => <PrivacyChoices preference={kept} />}
      </QueryView>
      <SectionCard title={<FormattedMessage {...messages.personal} />}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>
            <FormattedMessage {...messages.personalBody} />
          </Typography>
          <Button component={RouterLink} variant="outlined" to={paths.privacy.mine}>
            <FormattedMessage {...messages.signIn} />
          </Button>
        </Stack>
      </SectionCard>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.byPhone} /> <CallSupport />
      </Typography>
    </NarrowColumn>
  );
});
