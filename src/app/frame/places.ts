import type { MessageDescriptor } from 'react-intl';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { messages as legalMessages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';

/** A page that the frame leads to. */
interface Way {
  to: string;
  name: MessageDescriptor;
}

/** The places of a signed-in borrower, in the header. A feature adds its row. Four fit a phone. */
export const places: readonly Way[] = [
  { to: paths.loans.list, name: messages.loans },
  { to: paths.pay.start, name: messages.pay },
  { to: paths.documents.mine, name: messages.documents },
  { to: paths.homeValue.own, name: messages.homeValue },
];

/** The places of a visitor, in the header; the button to sign in stands beside them. */
export const visitorsPlaces: readonly Way[] = [
  { to: paths.pay.start, name: messages.pay },
  { to: paths.help, name: messages.help },
  { to: paths.auth.signUp, name: messages.signUp },
];

/** What is about the person and not about a loan: the links of the menu under their name. A feature adds its row. */
export const personalPages: readonly Way[] = [
  { to: paths.profile, name: messages.profile },
  { to: paths.accounts.list, name: messages.accounts },
  { to: paths.rateDrop.alerts, name: rateDropAlerts },
  { to: paths.privacy.mine, name: legalMessages.privacyChoices },
  { to: paths.help, name: messages.help },
];
