import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';

import { setAlertMessages as messages } from './setAlertMessages.ts';

/** `/loans/rate-drop/rdnodata`: explains that an alert cannot be set on this loan, and offers alternatives. */
export function NoDataScreen() {
  return (
    <NarrowColumn>
      <OutcomePage
        tone="info"
        actions={[
          <Button component={RouterLink} key="own" to={paths.rateDrop.visitors} variant="contained">
            <FormattedMessage {...messages.ownNumbers} />
          </Button>,
          <Button component={RouterLink} variant="outlined" key="loans" to={paths.loans.list}>
            <FormattedMessage {...messages.yourLoans} />
          </Button>,
          <Button component={RouterLink} key="add" to={paths.loans.add} variant="text">
            <FormattedMessage {...messages.addLoan} />
          </Button>,
        ]}
      >
        <Typography>
          <FormattedMessage {...messages.noDataWhy} />
        </Typography>
        <Typography>
          <FormattedMessage {...messages.noDataNext} /> <CallSupport />
        </Typography>
      </OutcomePage>
    </NarrowColumn>
  );
}
