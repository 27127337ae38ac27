import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { thanksMessages as messages } from './thanksMessages.ts';

/** Thank-you page that was opened directly: it reports no success and links to the next steps. */
export function NothingToShow() {
  return (
    <OutcomePage
      tone="info"
      actions={[
        <Button component={RouterLink} key="alerts" to={paths.rateDrop.alerts} variant="contained">
          <FormattedMessage {...messages.seeAlerts} />
        </Button>,
        <Button component={RouterLink} variant="outlined" key="set" to={paths.rateDrop.visitors}>
          <FormattedMessage {...messages.setAlert} />
        </Button>,
      ]}
    >
      <Typography>
        <FormattedMessage {...messages.plain} />
      </Typography>
    </OutcomePage>
  );
}
