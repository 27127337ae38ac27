import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './noRequestMessages.ts';

/** `/document-requests/page-not-found`: a link that is unknown, expired, cut off or nobody's, without a word about which. */
export function NoRequestScreen() {
  return (
    <Flow>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="signpost"
        action={
          <>
            <Button component={RouterLink} variant="outlined" to={paths.documents.mine}>
              <FormattedMessage {...messages.signIn} />
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
              <CallSupport />
            </Typography>
          </>
        }
      >
        <Stack spacing={2}>
          <PageTitle />
          <Typography>
            <FormattedMessage {...messages.why} />
          </Typography>
          <Typography>
            <FormattedMessage {...messages.next} />
          </Typography>
        </Stack>
      </EmptyState>
    </Flow>
  );
}
