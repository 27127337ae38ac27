import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { IdentityQuestion } from '#contract/guests.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { isWordless, type PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';
import type { HumanCheckHandle } from '#platform/humanCheck/HumanCheckPanel.tsx';
import type { PortalDispatch } from '#platform/listen.ts';

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
  const ask = async (asked: Omit<IdentityQuestion, 'humanCheck'>, renews?: string): Promise<PortalError | OwnProblem | null> => {
    const result = await check.current?.take();
    if (result === 'awaitsPerson') return { problem: messages.humanCheckMissing };
    const humanCheck = result?.proof ?? undefined;
    const question = dispatch(seal<IdentityQuestion>({ ...asked, ...(humanCheck === undefined ? {} : { humanCheck }) }));
    dispatch(identityAsked());
    const answer = await verify({ question, ...(renews === undefined ? {} : { renews }) });
    const error = answer.error as PortalError | undefined; // the base query rejects only with a PortalError
    dispatch(identityAnswered({ isMatch: error === undefined || refusalOf(error).code !== 'noMatch' }));
    return error === undefined ? null : sayable(error);
  };
  return { check, refusals, ask };
}

/** Error message for a rejected check. Avoids "session expired" texts, since a guest has no session. */
function sayable(error: PortalError): PortalError | OwnProblem {
  const { code } = refusalOf(error);
  if (code === 'noMatch') return { problem: messages.noMatch };
  if (code === 'humanCheck') return { problem: messages.humanCheckFailed };
  return isWordless(error) ? { problem: messages.unclear } : error;
}
