import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { PaymentMethod } from '#contract/payment.ts';
import { methodName } from '#lending/methods/methodLabels.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { messages } from '../messages.ts';

export function useMethodSavedToast() {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  return (method: Pick<PaymentMethod, 'type' | 'issuerName' | 'lastFour'>) => {
    const message = intl.formatMessage(messages.saved, { name: methodName(intl, method) });
    dispatch(showToast('funding-account', { type: 'success', message }));
  };
}
