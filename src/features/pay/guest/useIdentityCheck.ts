import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { IdentityQuestion } from '#contract/guests.ts';
import { refusalCodeAndMessage } from '#platform/api/describeError.ts';
import { hasNoReadableBody, type PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import type { HumanCheckHandle } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { identityAnswered, identityAsked, identityCheckLeft, selectRefusals } from '../intent/guestSlice.ts';
import { useVerifyIdentityMutation } from './guestApi.ts';
import { messages } from './guestMessages.ts';

/**
 * Runs the identity check: first the human check, then all values in one sealed request. `check` is the ref for the form's
 * `HumanCheckPanel`.
 */
export function useIdentityCheck() {
  const dispatch = useDispatch<PortalDispatch>();
  const check = useRef<HumanCheckHandle>(null);
  const [verify] = useVerifyIdentityMutation();
  const refusals = useSelector(selectRefusals);
  useEffect(() => () => void dispatch(identityCheckLeft()), [dispatch]);

  /**
   * Returns null when the check passed, or else the value for the form's `onSubmit` to return.
   * @param renews reference of the ticket being replaced
   */
  const runCheck = async (
    identity: Omit<IdentityQuestion, 'humanCheck'>,
    renews?: string,
  ): Promise<PortalError | LocalFormError | null> => {
    const result = await check.current?.takeProof();
    if (result === 'awaitsPerson') return { problem: messages.humanCheckMissing };
    const humanCheck = result?.proof ?? undefined;
    const question = dispatch(putSecret<IdentityQuestion>({ ...identity, ...(humanCheck === undefined ? {} : { humanCheck }) }));
    dispatch(identityAsked());
    const answer = await verify({ question, ...(renews === undefined ? {} : { renews }) });
    const error = answer.error as PortalError | undefined; // the base query rejects only with a PortalError
    dispatch(identityAnswered({ isMatch: error === undefined || refusalCodeAndMessage(error).code !== 'noMatch' }));
    return error === undefined ? null : toFormError(error);
  };
  return { check, refusals, ask: runCheck };
}

/** Error message for a rejected check. Avoids "session expired" texts, since a guest has no session. */
function toFormError(error: PortalError): PortalError | LocalFormError {
  const { code } = refusalCodeAndMessage(error);
  if (code === 'noMatch') return { problem: messages.noMatch };
  if (code === 'humanCheck') return { problem: messages.humanCheckFailed };
  return hasNoReadableBody(error) ? { problem: messages.unclear } : error;
}
