import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './noReportMessages.ts';

/** `/public-pages/home-valuation-report`: shown for an unknown, expired or truncated link. The text does not reveal which. */
export const NoReportScreen = () => (
  <DeadEnd
    paragraphs={[messages.lead, messages.next]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.homeValue.own}>
        <FormattedMessage {...messages.own} />
      </Button>
    }
  />
);
