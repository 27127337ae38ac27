import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

/** `/public-pages` alone: a mailed link that was cut off before it says what it leads to. */
export function IncompleteLinkScreen() {
  return (
    <Flow>
      <EmptyPanel>
        <meta name="robots" content="noindex" />
        <LineDrawing name="signpost" />
        <PageTitle />
        <p>
          <FormattedMessage {...messages.incompleteLinkBody} />
        </p>
        <p>
          <FormattedMessage {...messages.incompleteLinkNext} />
        </p>
        <p>
          <FormattedMessage {...messages.incompleteLinkAsk} />
        </p>
        <CardActions>
          <ReportProblem />
        </CardActions>
        <Typography variant="body2" color="textSecondary">
          <CallSupport />
        </Typography>
      </EmptyPanel>
    </Flow>
  );
}
