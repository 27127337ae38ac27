import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { SignUpAgainRequest } from '#contract/identity.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { isMissingEndpoint, type PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { EmptyPanel } from '#platform/ui/layout/EmptyPanel.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { useSendSignUpAgainMutation } from './signUpApi.ts';
import { messages } from './signUpMessages.ts';
import { againAnswered, againRequested, selectAgain } from './signUpSlice.ts';

interface Props extends Omit<SignUpAgainRequest, 'email'> {
  /** Null in a replayed problem report, which does not contain the address. */
  email: string | null;
  /** Value of `identity.signUpEndpoint` in `config.json`. */
  endpoint: string;
  onBack: () => void;
}

/**
 * Says that the email is on its way, for new and known addresses alike, and can have it sent again. Takes the focus, because it replaces
 * the form.
 */
export function CheckMail({ endpoint, email, language, onBack }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [sendAgain] = useSendSignUpAgainMutation();
  const { isBusy, isDone, error } = useSelector(selectAgain);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const again = async () => {
    if (email === null) {
      onBack();
      return;
    }
    dispatch(againRequested());
    const answer = await sendAgain({ endpoint, body: dispatch(putSecret<SignUpAgainRequest>({ email, language })) });
    dispatch(againAnswered((answer.error as PortalError | undefined) ?? null)); // the base query rejects only with a PortalError
  };
  return (
    <EmptyPanel ref={page}>
      <LineDrawing name="letter" />
      <PageTitle message={messages.sentTitle} />
      <Stack spacing={1}>
        {email !== null && (
          <p>
            <FormattedMessage {...messages.sentTo} values={{ email }} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.sentNext} />
        </p>
        <p>
          <FormattedMessage {...messages.sentMissing} />
        </p>
      </Stack>
      {isDone && (
        <Alert role="status" severity="success">
          <FormattedMessage {...messages.sentAgain} />
        </Alert>
      )}
      {error !== null && <ResendError error={error} />}
      <CardActions>
        <BusyButton variant="outlined" busy={isBusy} onClick={() => void again()}>
          <FormattedMessage {...messages.sendAgain} />
        </BusyButton>
        <Button variant="text" onClick={onBack}>
          <FormattedMessage {...messages.sentBack} />
        </Button>
      </CardActions>
    </EmptyPanel>
  );
}

/** Error of sending again. If the endpoint does not support that call, it is certain that nothing was sent. */
function ResendError({ error }: { error: PortalError }) {
  const isCertain = isClearRefusal(error) || isMissingEndpoint(error);
  return (
    <FailedAction message={<FormattedMessage {...(isCertain ? messages.sendAgainFailed : messages.unclear)} />} error={error} />
  );
}
