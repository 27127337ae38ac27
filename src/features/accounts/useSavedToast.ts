import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { PaymentMethod } from '#contract/payment.ts';
import { showToast } from '#platform/api/toasts.ts';
import { methodName } from '#platform/paymentForms/methodWords.ts';

import { messages } from './messages.ts';

/** Says that a method is saved, over the list on which it stands. */
export function useSavedToast() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (method: Pick<PaymentMethod, 'type' | 'issuerName' | 'lastFour'>) => {
    const message = intl.formatMessage(messages.saved, { name: methodName(intl, method) });
    showToast(dispatch, 'funding-account', { type: 'success', message });
  };
}
