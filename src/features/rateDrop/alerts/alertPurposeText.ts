import type { IntlShape } from 'react-intl';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';

import { alertsMessages as messages } from './alertsMessages.ts';

/** Names what the alert is for, such as "Refinance 418 Maple Street" or "Buy a home". */
export function alertPurposeText({ alert, loan }: UserPreference, intl: IntlShape): string {
  if (alert.purpose === 'purchase') return intl.formatMessage(messages.buyHome);
  if (loan === null) return intl.formatMessage(messages.refinanceOther);
  return intl.formatMessage(messages.refinance, { address: loan.property.streetAddress });
}
