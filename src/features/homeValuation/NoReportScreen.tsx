import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './noReportMessages.ts';

/** `/public-pages/home-valuation-report`: a link that is unknown, expired or cut off, without a word about which. */
export const NoReportScreen = () => (
  <DeadEnd
    says={[messages.lead, messages.next]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.homeValue.own}>
        <FormattedMessage {...messages.own} />
      </Button>
    }
  />
);
