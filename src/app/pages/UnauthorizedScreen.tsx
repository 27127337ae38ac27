import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';

import { HelpfulPage } from './HelpfulPage.tsx';
import { messages } from './messages.ts';

/** `/unauthorized`: explains a refusal (403). */
export function UnauthorizedScreen() {
  return (
    <HelpfulPage
      drawing="door"
      body={messages.unauthorizedBody}
      actions={
        <Button component={RouterLink} variant="contained" to={paths.loans.list}>
          <FormattedMessage {...messages.loans} />
        </Button>
      }
    />
  );
}
