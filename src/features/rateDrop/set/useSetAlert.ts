import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { paths } from '#platform/routing/paths.ts';

import { useSetAlertMutation } from '../rateDropApi.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import { sentOnce, type SentBody } from '#platform/api/sentOnce.ts';
import { sayable } from './sayable.ts';

/** Sets an alert of the signed-in borrower and leads to the page that thanks for it. @returns what the form's `onSubmit` is */
export function useSetAlert(): (alert: RateDropAlert) => Promise<unknown> {
  const navigate = useNavigate();
  const [setAlert] = useSetAlertMutation();
  const sent = useRef<SentBody | null>(null);
  return async (alert) => {
    sent.current = sentOnce(alert, sent.current);
    const answer = await setAlert({ alert, idempotencyKey: sent.current.key });
    if (answer.error !== undefined) return sayable(answer.error as PortalError); // the base query rejects with nothing else
    const state: ThankYouState = { kind: 'set', userPreferenceId: answer.data.userPreferenceId };
    await navigate(paths.rateDrop.thankYou, { replace: true, state });
    return undefined;
  };
}
