import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { IdentityForm } from '#lending/identity/IdentityForm.tsx';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, isNotFound, isPortalError, isWordless, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { officerIn, useVerifyContactMutation, type WhoOpened } from '../../ocrApi.ts';
import { isTicketEnded } from '../isTicketEnded.ts';
import { messages } from './verifyMessages.ts';
import { verifySchema } from './verifySchema.ts';

interface Props {
  token: string;
  /** Asks for what is behind the link. */
  onVerified: () => PromiseLike<{ error?: unknown }>;
  onBadLink: () => void;
}

/** Asks who opened the link. Both answers leave in one sealed request; after a refusal they stay, and nobody is told which did not match. */
export function VerifyForm({ token, onVerified, onBadLink }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [verify] = useVerifyContactMutation();
  const [refusal, setRefusal] = useState<PortalError | null>(null);

  const submit = async (typed: WhoOpened): Promise<unknown> => {
    const { error } = await verify({ token, who: dispatch(seal<WhoOpened>(typed)) });
    if (error === undefined) {
      const opened = await onVerified();
      return isTicketEnded(opened.error) ? { problem: messages.unclear } : undefined;
    }
    const isNoMatch = isPortalError(error) && refusalOf(error).code === 'noMatch';
    if (isNotFound(error) && !isNoMatch) onBadLink();
    if (isPortalError(error) && (isNoMatch || httpStatusOf(error) === 429)) setRefusal(error);
    return isNoMatch ? { problem: messages.noMatch } : sayable(error);
  };

  return (
    <div className="stack">
      <IdentityForm
        schema={verifySchema}
        onSubmit={submit}
        submitLabel={messages.submit}
        busyLabel={messages.submitting}
        nameHelp={messages.asOnApplication}
        zipHelp={messages.zipHelp}
      />
      {refusal !== null && <WhoHelps officer={officerIn(refusal)} />}
    </div>
  );
}

/** The officer who asked, where the refusal names one. */
function WhoHelps({ officer }: { officer: LoanOfficer | null }) {
  return (
    <>
      <Notice tone="info">
        <p>
          <FormattedMessage {...messages.fewTries} />
        </p>
        {officer === null && (
          <p>
            <CallSupport />
          </p>
        )}
      </Notice>
      {officer !== null && <OfficerCard officer={officer} />}
    </>
  );
}

/** Without a session none can have expired, which the error catalog would say of an empty answer. */
const sayable = (error: unknown): unknown =>
  isPortalError(error) && isWordless(error) ? ({ problem: messages.unclear } satisfies OwnProblem) : error;
