import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { OfficerInput } from '#lending/officers/OfficerInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { phoneMask } from '#platform/forms/masks.ts';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';

import { isVerifiedEmail } from './alertSchema.ts';
import { formMessages as messages } from './formMessages.ts';
import { useFieldValue } from './useNumberFields.ts';
import type { PhoneConsent } from '#contract/borrower/rateDrop.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';

/** Version of the `consent` text; the lender stores both. Change it whenever the text changes. */
const CONSENT_VERSION = '2026-11';

/**
 * Returns the consent to phone calls (47 CFR 64.1200) as shown for a phone number. With an empty number, the text says "the number
 * above".
 */
export function usePhoneConsent(): (phone: string) => PhoneConsent {
  const intl = useIntl();
  const { brand } = useConfig();
  return (phone) => {
    const number = phone === '' ? intl.formatMessage(messages.numberAbove) : phoneMask.format(phone);
    return { version: CONSENT_VERSION, text: intl.formatMessage(messages.consent, { lender: brand.legalName, phone: number }) };
  };
}

interface Props {
  /** Email addresses that need no second "Verify email" entry. */
  verifiedEmails: readonly string[];
  /** Shown above the loan officer field. */
  officerNote: ReactNode;
}

export function PersonFields({ verifiedEmails, officerNote }: Props) {
  const intl = useIntl();
  const email = useFieldValue('email');
  const phone = useFieldValue('phone');
  const consent = usePhoneConsent()(phone);
  return (
    <Stack spacing={3} sx={{ paddingTop: 1 }}>
      {officerNote}
      <OfficerInput name="loanOfficer" />
      <FieldRow>
        <TextInput name="firstName" label={messages.firstName} autoComplete="given-name" />
        <TextInput name="lastName" label={messages.lastName} autoComplete="family-name" />
      </FieldRow>
      <EmailInput name="email" label={messages.email} />
      {!isVerifiedEmail(email, verifiedEmails) && (
        <TextInput
          name="verifyEmail"
          label={messages.verifyEmail}
          help={intl.formatMessage(messages.verifyEmailHelp)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      <TextInput
        name="phone"
        label={messages.phone}
        help={<FormattedMessage {...messages.phoneHelp} />}
        optional
        mask={phoneMask}
        autoComplete="tel-national"
      />
      <CheckboxInput name="mayCall" label={consent.text} optional />
    </Stack>
  );
}
