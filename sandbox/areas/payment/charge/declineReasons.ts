import type { DeclineReason } from '#contract/payment.ts';
import type { DeclineCode } from '../gateway/testNumbers.ts';

export const DECLINE_REASONS = {
  insufficient_funds: 'insufficientFunds',
  card_declined: 'cardDeclined',
  expired_card: 'cardExpired',
  incorrect_cvc: 'securityCodeWrong',
  account_closed: 'accountClosed',
  no_account: 'accountNotFound',
  debit_not_authorized: 'bankRefused',
} as const satisfies Record<DeclineCode, DeclineReason>;
