import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './noReportMessages.ts';

/** `/public-pages/home-valuation-report`: a link that is unknown, expired or cut off, without a word about which. */
export function NoReportScreen() {
  return (
    <Flow>
      <EmptyPanel>
        <Stack spacing={2}>
          <meta name="robots" content="noindex" />
          <LineDrawing name="signpost" />
          <PageTitle />
          <Typography>
            <FormattedMessage {...messages.lead} />
          </Typography>
          <Typography>
            <FormattedMessage {...messages.next} />
          </Typography>
          <CardActions>
            <Button component={RouterLink} variant="outlined" to={paths.homeValue.own}>
              <FormattedMessage {...messages.own} />
            </Button>
          </CardActions>
          <Typography variant="body2" color="textSecondary">
            <CallSupport />
          </Typography>
        </Stack>
      </EmptyPanel>
    </Flow>
  );
}
