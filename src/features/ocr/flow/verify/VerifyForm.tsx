import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { object } from 'yup';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { linkTag } from '#lending/contactLink/linkTag.ts';
import { IdentityForm } from '#lending/identity/IdentityForm.tsx';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { httpStatusOf, isNotFound, isPortalError, hasNoReadableBody } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { nameRule, zipRule } from '#lending/identity/identityRules.ts';

import { officerFromRefusal, useVerifyContactMutation, type IdentityAnswers } from '../../ocrApi.ts';
import { linkRefused, selectVerification, verificationRefused, verificationSent, type WithOcr } from '../../ocrSlice.ts';
import { isTicketExpired } from '../isTicketExpired.ts';
import { messages } from './verifyMessages.ts';

export const verifySchema = object({ lastName: nameRule(messages.lastNameRequired), zip: zipRule });

interface Props {
  token: string;
  /** Refetches the income check, now with the new contact ticket. */
  onVerified: () => PromiseLike<{ error?: unknown }>;
}

/** Both values are sent in one sealed request. A refusal keeps them and, for security, does not reveal which one was wrong. */
export function VerifyForm({ token, onVerified }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [verify] = useVerifyContactMutation();
  const tag = linkTag(token);
  const refusal = useSelector((state: WithOcr) => selectVerification(state, tag))?.error ?? null;

  const submit = async (typed: IdentityAnswers): Promise<unknown> => {
    dispatch(verificationSent({ tag }));
    const { error } = await verify({ token, who: dispatch(putSecret<IdentityAnswers>(typed)) });
    if (error === undefined) {
      const opened = await onVerified();
      return isTicketExpired(opened.error) ? { problem: messages.unclear } : undefined;
    }
    const isNoMatch = isPortalError(error) && refusalCodeAndMessage(error).code === 'noMatch';
    if (isNotFound(error) && !isNoMatch) dispatch(linkRefused({ tag }));
    if (isPortalError(error) && (isNoMatch || httpStatusOf(error) === 429)) dispatch(verificationRefused({ tag, error }));
    return isNoMatch ? { problem: messages.noMatch } : toFormError(error);
  };

  return (
    <Stack spacing={2}>
      <IdentityForm
        schema={verifySchema}
        onSubmit={submit}
        submitLabel={messages.submit}
        busyLabel={messages.submitting}
        nameHelp={messages.asOnApplication}
        zipHelp={messages.zipHelp}
      />
      {refusal !== null && <HelpContact officer={officerFromRefusal(refusal)} />}
    </Stack>
  );
}

/** Contact card of the loan officer named in the refusal; the support phone number if there is none. */
function HelpContact({ officer }: { officer: LoanOfficer | null }) {
  return (
    <>
      <Alert role="status" severity="info">
        <p>
          <FormattedMessage {...messages.fewTries} />
        </p>
        {officer === null && (
          <p>
            <CallSupport />
          </p>
        )}
      </Alert>
      {officer !== null && <OfficerCard officer={officer} />}
    </>
  );
}

/** Replaces the generic error for an empty response: that one says the session has expired, and this page has no session. */
const toFormError = (error: unknown): unknown =>
  isPortalError(error) && hasNoReadableBody(error) ? ({ problem: messages.unclear } satisfies LocalFormError) : error;
