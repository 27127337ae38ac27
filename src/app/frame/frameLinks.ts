import type { MessageDescriptor } from 'react-intl';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { legalMessages } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';

interface FrameLinkTarget {
  to: string;
  name: MessageDescriptor;
}

/** Header links for signed-in borrowers. Features add their rows here; a phone has room for four. */
export const borrowerLinks: readonly FrameLinkTarget[] = [
  { to: paths.loans.list, name: messages.loans },
  { to: paths.pay.start, name: messages.pay },
  { to: paths.documents.mine, name: messages.documents },
  { to: paths.homeValue.own, name: messages.homeValue },
];

export const visitorLinks: readonly FrameLinkTarget[] = [
  { to: paths.pay.start, name: messages.pay },
  { to: paths.help, name: messages.help },
  { to: paths.auth.signUp, name: messages.signUp },
];

/** Links of the account menu: pages about the user rather than a loan. Features add their rows here. */
export const accountMenuLinks: readonly FrameLinkTarget[] = [
  { to: paths.profile, name: messages.profile },
  { to: paths.accounts.list, name: messages.accounts },
  { to: paths.rateDrop.alerts, name: rateDropAlerts },
  { to: paths.privacy.mine, name: legalMessages.privacyChoices },
  { to: paths.help, name: messages.help },
];
