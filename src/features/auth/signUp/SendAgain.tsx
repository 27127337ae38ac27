import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { SignUpAgainRequest } from '#contract/identity.ts';
import { describeError } from '#platform/api/describeError.ts';
import { httpStatusOf, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { useSendSignUpAgainMutation } from './signUpAgainApi.ts';
import { messages } from './signUpMessages.ts';

interface Props extends SignUpAgainRequest {
  endpoint: string;
}

/** Has the mail of a sign-up sent once more, and says how that went. */
export function SendAgain({ endpoint, email, language }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [send, { isLoading, isSuccess, error }] = useSendSignUpAgainMutation();
  return (
    <>
      {isSuccess && (
        <Notice tone="success">
          <FormattedMessage {...messages.sentAgain} />
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="error">
          <Problem error={error as PortalError /* the base query rejects with nothing else */} />
        </Notice>
      )}
      <ActionButton
        busy={isLoading}
        onClick={() => void send({ endpoint, body: dispatch(seal<SignUpAgainRequest>({ email, language })) })}
      >
        <FormattedMessage {...messages.sendAgain} />
      </ActionButton>
    </>
  );
}

/** How long to wait, where the endpoint says so. */
function Problem({ error }: { error: PortalError }) {
  const { brand } = useConfig();
  const words = httpStatusOf(error) === 429 ? describeError(error, brand.name) : null;
  return words === null ? (
    <FormattedMessage {...messages.sendAgainFailed} />
  ) : (
    <FormattedMessage {...words.message} values={words.values} />
  );
}
