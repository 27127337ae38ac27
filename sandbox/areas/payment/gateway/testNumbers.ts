/** Maps Stripe's published test numbers (docs.stripe.com/testing) to declines. Charges to any other valid number succeed. */
/** Why the gateway declines a charge. The test number decides this when the token is created. */
export type DeclineCode =
  | 'insufficient_funds'
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'account_closed'
  | 'no_account'
  | 'debit_not_authorized';

const DECLINING_CARDS: Readonly<Record<string, DeclineCode>> = {
  '4000000000000002': 'card_declined',
  '4000000000009987': 'card_declined', // Reported lost.
  '4000000000009979': 'card_declined', // Reported stolen.
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** Routing number of the test bank, whose account numbers can decline. */
const TEST_BANK_ROUTING_NUMBER = '110000000';
const DECLINING_ACCOUNTS: Readonly<Record<string, DeclineCode>> = {
  '000111111113': 'account_closed',
  '000111111116': 'no_account',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
};

export const cardDecline = (number: string): DeclineCode | null => DECLINING_CARDS[number] ?? null;

export const bankDecline = (routingNumber: string, accountNumber: string): DeclineCode | null =>
  routingNumber === TEST_BANK_ROUTING_NUMBER ? (DECLINING_ACCOUNTS[accountNumber] ?? null) : null;
