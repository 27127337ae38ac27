import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

/** `/public-pages/loan-summaries`: page for a link that is unknown, expired or incomplete. It does not reveal which. */
export const NoSummaryScreen = () => (
  <DeadEnd
    paragraphs={[messages.askLead, messages.askNext]}
    actions={
      <Button component={RouterLink} variant="outlined" to={paths.loans.list}>
        <FormattedMessage {...messages.askLoans} />
      </Button>
    }
  />
);
