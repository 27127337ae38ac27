import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

/** `/unauthorized`: explains that the server denied access (403). */
export function UnauthorizedScreen() {
  return (
    <DeadEnd
      drawing="door"
      paragraphs={[messages.unauthorizedBody]}
      actions={
        <>
          <Button component={RouterLink} variant="contained" to={paths.loans.list}>
            <FormattedMessage {...messages.loans} />
          </Button>
          <ReportProblem />
        </>
      }
    />
  );
}
