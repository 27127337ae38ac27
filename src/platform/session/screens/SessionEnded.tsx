import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { EndReason } from '#platform/session/store/session.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { endedMessages } from './endedMessages.ts';
import { messages } from './messages.ts';

/** Replaces a private page when its session has ended: explains why and lets the user sign in again. */
export function SessionEnded({ reason, returnUrl }: { reason: EndReason; returnUrl: string }) {
  const dispatch = useDispatch();
  const { title, detail } = endedMessages[reason];
  return (
    <NarrowColumn component="section" spacing={2}>
      <PageTitle message={title} />
      <p>
        <FormattedMessage {...detail} />
      </p>
      <CardActions>
        <Button variant="contained" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signInAgain} />
        </Button>
        <ReportProblem />
      </CardActions>
    </NarrowColumn>
  );
}
