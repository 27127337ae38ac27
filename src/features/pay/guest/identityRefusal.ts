import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

import { refusalOf } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { OwnProblem } from '#platform/forms/serverErrors.ts';

import { messages } from './guestMessages.ts';

/** How often what was typed did not match. */
export function useRefusals() {
  const [refusals, setRefusals] = useState(0);
  const count = (error: PortalError) => {
    if (refusalOf(error).code === 'noMatch') setRefusals(refusals + 1);
  };
  return { refusals, count };
}

/** Clears the four digits after each refusal, without an error that they are missing. */
export function ClearedSecret({ refusals }: { refusals: number }) {
  const form = useForm();
  useEffect(() => {
    if (refusals === 0) return;
    form.change('ssn', '');
    form.resetFieldState('ssn');
  }, [form, refusals]);
  return null;
}

/** The words of a refusal for a person without a session, which therefore cannot have expired. */
export function sayable(error: PortalError): PortalError | OwnProblem {
  const { code } = refusalOf(error);
  if (code === 'noMatch') return { problem: messages.noMatch };
  if (code === 'humanCheck') return { problem: messages.humanCheckFailed };
  return error.kind === 'emptyBody' && error.status !== 429 ? { problem: messages.unclear } : error;
}
