import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { formMessages } from '../form/formMessages.ts';
import { useSetAlertMutation } from '../rateDropApi.ts';
import { toFormError } from '../form/toFormError.ts';

/** Returns the form's `onSubmit`, which sets an alert for the signed-in borrower and then opens the thank-you page. */
export function useSetAlert(): (alert: RateDropAlert) => Promise<unknown> {
  const navigate = useNavigateIfMounted();
  const [setAlert] = useSetAlertMutation();
  const dispatch = useDispatch<PortalDispatch>();
  const { formatMessage } = useIntl();
  return async (alert) => {
    const answer = await dispatch(sendOnce('alert', alert, (idempotencyKey) => setAlert({ alert, idempotencyKey })));
    if (answer === 'earlierKept') return { problem: formMessages.earlierSet, outcome: 'earlier' };
    if (answer.error !== undefined) return toFormError(answer.error as PortalError); // the base query rejects only with a PortalError
    const state: ThankYouState = { kind: 'set', userPreferenceId: answer.data.userPreferenceId };
    const isShown = await navigate(paths.rateDrop.thankYou, { replace: true, state });
    if (!isShown) dispatch(showToast('rate-alert', { type: 'success', message: formatMessage(formMessages.isSet) }));
    return undefined;
  };
}
