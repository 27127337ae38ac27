import { useIntl } from 'react-intl';

import type { PhoneConsent } from '#contract/borrower/rateDrop.ts';
import { phoneMask } from '#platform/forms/masks.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';

import { formMessages as messages } from './formMessages.ts';

/** Version of the `consent` text; the lender stores both. Change it whenever the text changes. */
const CONSENT_VERSION = '2026-11';
/**
 * Returns the consent to phone calls (47 CFR 64.1200) as shown for a phone number. With an empty number, the text says "the number
 * above".
 */
export function useConsent(): (phone: string) => PhoneConsent {
  const intl = useIntl();
  const { brand } = useConfig();
  return (phone) => {
    const number = phone === '' ? intl.formatMessage(messages.numberAbove) : phoneMask.format(phone);
    return { version: CONSENT_VERSION, text: intl.formatMessage(messages.consent, { lender: brand.legalName, phone: number }) };
  };
}
