import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { FormattedMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { EndReason } from '#platform/session/store/session.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

const endedMessages: Record<EndReason, { title: MessageDescriptor; detail: MessageDescriptor }> = {
  user: defineMessages({
    title: { id: 'session.ended.user', defaultMessage: 'You are signed out' },
    detail: { id: 'session.ended.user.detail', defaultMessage: 'We removed your account information from this device.' },
  }),
  expired: defineMessages({
    title: { id: 'session.ended.expired', defaultMessage: 'Your session has ended' },
    detail: {
      id: 'session.ended.expired.detail',
      defaultMessage:
        'We signed you out to keep your account safe. Payments you already sent are not affected. Sign in again to go back to where you were.',
    },
  }),
  elsewhere: defineMessages({
    title: { id: 'session.ended.elsewhere', defaultMessage: 'You were signed out somewhere else' },
    detail: {
      id: 'session.ended.elsewhere.detail',
      defaultMessage: 'You signed out, or signed in as someone else, in another tab or window. So we closed this page too.',
    },
  }),
  atProvider: defineMessages({
    title: { id: 'session.ended.atProvider', defaultMessage: 'Your session has ended' },
    detail: {
      id: 'session.ended.atProvider.detail',
      defaultMessage:
        'You signed out at the sign-in service, or too much time has passed. Sign in again to go back to where you were.',
    },
  }),
  invalidProfile: defineMessages({
    title: { id: 'session.ended.invalidProfile', defaultMessage: 'Your account is not ready yet' },
    detail: {
      id: 'session.ended.invalidProfile.detail',
      defaultMessage:
        'We signed you out because your profile is not complete. Please contact us so that we can finish setting it up.',
    },
  }),
};

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
