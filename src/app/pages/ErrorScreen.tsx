import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

/** `/error`: the page for a failure that no other page covers. */
export function ErrorScreen() {
  return (
    <DeadEnd
      drawing="door"
      paragraphs={[messages.errorBody]}
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
