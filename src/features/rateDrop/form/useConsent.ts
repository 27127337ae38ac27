import { useIntl } from 'react-intl';

import type { PhoneConsent } from '#contract/borrower/rateDrop.ts';
import { phoneMask } from '#platform/forms/masks.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';

import { formMessages as messages } from './formMessages.ts';

/** Changes with the words of `consent`: the lender keeps it beside them. */
const VERSION = '2026-11';
/** The sentence that lets the lender phone (47 CFR 64.1200), as it is shown for a number: of the digits, or of none while it is empty. */
export function useConsent(): (phone: string) => PhoneConsent {
  const intl = useIntl();
  const { brand } = useConfig();
  return (phone) => {
    const number = phone === '' ? intl.formatMessage(messages.numberAbove) : phoneMask.show(phone);
    return { version: VERSION, text: intl.formatMessage(messages.consent, { lender: brand.legalName, phone: number }) };
  };
}
