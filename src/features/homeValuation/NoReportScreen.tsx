import Button from '@mui/material/Button';
import { FormattedMessage, defineMessages } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

const messages = defineMessages({
  own: { id: 'homeValuation.noReport.own', defaultMessage: 'See your home’s value' },
  lead: {
    id: 'homeValuation.noReport.lead',
    defaultMessage: 'It may have expired, or a part of it may be missing. Open it again from the email.',
  },
  next: {
    id: 'homeValuation.noReport.next',
    defaultMessage: 'If that doesn’t help, ask your loan officer for a new link. If your loan is with us, you can also sign in.',
  },
});

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
