import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { readPendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { messages } from './signUpMessages.ts';

/** Outcome of following the emailed link. The endpoint sets it as `?link=` in the URL. */
export type LinkOutcome = 'created' | 'used' | 'expired';

const LINK_OUTCOME_PAGES: Record<LinkOutcome, { tone: AlertColor; title: MessageDescriptor; next: MessageDescriptor }> = {
  created: { tone: 'success', title: messages.createdTitle, next: messages.createdNext },
  used: { tone: 'warning', title: messages.usedTitle, next: messages.usedNext },
  expired: { tone: 'warning', title: messages.expiredTitle, next: messages.expiredNext },
};

export const isLinkOutcome = (text: string | null): text is LinkOutcome =>
  text !== null && Object.hasOwn(LINK_OUTCOME_PAGES, text);

/**
 * Shows the outcome of the emailed link and the next steps. If a Rate Drop Alert is stored for the new account, redirects to that
 * feature's thank-you page instead.
 */
export function LinkOutcomePage({ outcome }: { outcome: LinkOutcome }) {
  const dispatch = useDispatch<PortalDispatch>();
  const [hasAlert] = useState(() => outcome === 'created' && dispatch(readPendingAlert()) !== null);
  if (hasAlert) {
    const state: ThankYouState = { kind: 'accountCreated' };
    return <Redirect to={paths.rateDrop.visitorsThankYou} state={state} />;
  }
  const { tone, title, next } = LINK_OUTCOME_PAGES[outcome];
  const isExpired = outcome === 'expired';
  const signIn = <SignInButton key="in" variant={isExpired ? 'outlined' : 'contained'} />;
  const again: ReactNode = outcome !== 'created' && (
    <Button component={RouterLink} key="again" to={paths.auth.signUp} variant={isExpired ? 'contained' : 'outlined'}>
      <FormattedMessage {...messages.again} />
    </Button>
  );
  return (
    <OutcomePage tone={tone} title={title} actions={isExpired ? [again, signIn] : [signIn, again]}>
      <Paragraph message={next} />
    </OutcomePage>
  );
}

function SignInButton({ variant }: { variant: 'contained' | 'outlined' }) {
  const dispatch = useDispatch();
  return (
    <Button variant={variant} onClick={() => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true }))}>
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
}

const Paragraph = ({ message }: { message: MessageDescriptor }) => (
  <p>
    <FormattedMessage {...message} />
  </p>
);
