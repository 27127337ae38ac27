import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { PrivacyChoice } from '#contract/borrower/privacy.ts';

interface ChoiceWords {
  title: MessageDescriptor;
  /** What the lender may do while the choice is on. */
  covers: MessageDescriptor;
  /** What does not stop when the choice is off. */
  limits: MessageDescriptor;
}

const affiliateSharingMessages = defineMessages({
  title: { id: 'privacy.affiliateSharing', defaultMessage: 'Sharing about your credit with our affiliates' },
  covers: {
    id: 'privacy.affiliateSharing.covers',
    defaultMessage:
      'Lets us share your credit history and similar information with companies in our corporate family, so they can decide what to offer you.',
  },
  limits: {
    id: 'privacy.affiliateSharing.limits',
    defaultMessage: 'Off does not stop sharing about your payments to us, or sharing we need to service your loan.',
  },
});

const affiliateMarketingMessages = defineMessages({
  title: { id: 'privacy.affiliateMarketing', defaultMessage: 'Marketing by our affiliates' },
  covers: {
    id: 'privacy.affiliateMarketing.covers',
    defaultMessage: 'Lets our affiliates use what they get from us to write or call you about their products.',
  },
  limits: {
    id: 'privacy.affiliateMarketing.limits',
    defaultMessage:
      'If you turn it off, it stays off for at least 5 years. It does not stop an affiliate you already do business with, or one you contact yourself.',
  },
});

const saleOrSharingMessages = defineMessages({
  title: { id: 'privacy.saleOrSharing', defaultMessage: 'Selling your information, or sharing it for ads' },
  covers: {
    id: 'privacy.saleOrSharing.covers',
    defaultMessage: 'Lets us sell information about your visits, or share it so other companies can show you ads on other sites.',
  },
  limits: {
    id: 'privacy.saleOrSharing.limits',
    defaultMessage:
      'It is not about your loan records. A federal law protects those, and the choices about affiliates cover them.',
  },
});

const marketingByMailMessages = defineMessages({
  title: { id: 'privacy.marketingByMail', defaultMessage: 'Offers by mail' },
  covers: { id: 'privacy.marketingByMail.covers', defaultMessage: 'Lets us mail you offers about our loans.' },
  limits: { id: 'privacy.marketingByMail.limits', defaultMessage: 'Statements, tax forms and legal notices come either way.' },
});

const marketingByEmailMessages = defineMessages({
  title: { id: 'privacy.marketingByEmail', defaultMessage: 'Offers by email' },
  covers: { id: 'privacy.marketingByEmail.covers', defaultMessage: 'Lets us email you offers about our loans.' },
  limits: {
    id: 'privacy.marketingByEmail.limits',
    defaultMessage: 'Receipts, notices about your loan and Rate Drop Alerts you set come either way.',
  },
});

const marketingByPhoneMessages = defineMessages({
  title: { id: 'privacy.marketingByPhone', defaultMessage: 'Offers by phone' },
  covers: { id: 'privacy.marketingByPhone.covers', defaultMessage: 'Lets us call you with offers about our loans.' },
  limits: { id: 'privacy.marketingByPhone.limits', defaultMessage: 'We may still call you about your loan.' },
});

const analyticsMessages = defineMessages({
  title: { id: 'privacy.analytics', defaultMessage: 'Counting visits to this site' },
  covers: {
    id: 'privacy.analytics.covers',
    defaultMessage: 'Lets us count which pages are used, so we can make them better. Your name and your loan are not part of it.',
  },
  limits: {
    id: 'privacy.analytics.limits',
    defaultMessage: 'On or off, we never count pages where you pay, show who you are or send documents.',
  },
});

export const choiceMessages: Readonly<Record<PrivacyChoice, ChoiceWords>> = {
  affiliateSharing: affiliateSharingMessages,
  affiliateMarketing: affiliateMarketingMessages,
  saleOrSharing: saleOrSharingMessages,
  marketingByMail: marketingByMailMessages,
  marketingByEmail: marketingByEmailMessages,
  marketingByPhone: marketingByPhoneMessages,
  analytics: analyticsMessages,
};
