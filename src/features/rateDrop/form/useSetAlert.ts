import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import { type PortalError, refusalCode } from '#platform/api/portalError.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { formMessages as messages } from './formMessages.ts';
import { useSetAlertMutation } from '../rateDropApi.ts';
import type { LocalFormError } from '#platform/forms/submitErrors.ts';
import { explainWriteError } from '#platform/forms/explainWriteError.ts';

/** Converts a failed attempt to set an alert to a form error: the lender's own message, or that the outcome is unknown. */
export const toFormError = (error: PortalError): PortalError | LocalFormError =>
  refusalCode(error) === 'humanCheck' ? { problem: messages.humanCheckFailed } : explainWriteError(error, messages.unclear);

/** Returns the form's `onSubmit`, which sets an alert for the signed-in borrower and then opens the thank-you page. */
export function useSetAlert(): (alert: RateDropAlert) => Promise<unknown> {
  const navigate = useNavigateIfMounted();
  const [setAlert] = useSetAlertMutation();
  const dispatch = useDispatch<PortalDispatch>();
  const { formatMessage } = useIntl();
  return async (alert) => {
    const answer = await dispatch(sendOnce('alert', alert, (idempotencyKey) => setAlert({ alert, idempotencyKey })));
    if (answer === 'earlierKept') return { problem: messages.earlierSet, outcome: 'earlier' };
    if (answer.error !== undefined) return toFormError(answer.error as PortalError); // the base query rejects only with a PortalError
    const state: ThankYouState = { kind: 'set', userPreferenceId: answer.data.userPreferenceId };
    const isShown = await navigate(paths.rateDrop.thankYou, { replace: true, state });
    if (!isShown) dispatch(showToast('rate-alert', { type: 'success', message: formatMessage(messages.isSet) }));
    return undefined;
  };
}
