import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { DeadEnd } from '#platform/ui/feedback/DeadEnd.tsx';

import { messages } from './messages.ts';

export function NotFoundScreen() {
  return (
    <DeadEnd
      paragraphs={[messages.notFoundBody]}
      actions={
        <>
          <Button component={RouterLink} variant="contained" to={paths.loans.list}>
            <FormattedMessage {...messages.loans} />
          </Button>
          <Button component={RouterLink} variant="text" to={paths.pay.start}>
            <FormattedMessage {...messages.pay} />
          </Button>
          <ReportProblem />
        </>
      }
    />
  );
}
