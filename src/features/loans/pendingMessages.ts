import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'loans.waits.title', defaultMessage: 'Also waiting for you' },
    unchecked: { id: 'loans.waits.unchecked', defaultMessage: 'We could not check if we need documents from you.' },
    alertsUnchecked: { id: 'loans.waits.alertsUnchecked', defaultMessage: 'We could not check your Rate Drop Alerts.' },
    unclear: { id: 'loans.waits.unclear', defaultMessage: 'We may need documents from you' },
  }),
  ...defineMessages<{
    documents: { count: number };
    askedBy: { name: string };
    neededBy: { day: string };
    reached: { rate: string };
    reachedHow: { type: string; rate: string; apr: string; day: string };
  }>({
    documents: {
      id: 'loans.waits.documents',
      defaultMessage: '{count, plural, one {Send one more document} other {Send # more documents}}',
    },
    askedBy: { id: 'loans.waits.askedBy', defaultMessage: 'Asked for by {name}.' },
    neededBy: { id: 'loans.waits.neededBy', defaultMessage: 'Needed by {day}.' },
    reached: { id: 'loans.waits.reached', defaultMessage: 'Rates reached the {rate}% that you asked for' },
    reachedHow: { id: 'loans.waits.reachedHow', defaultMessage: 'Our {type} rate was {rate}% ({apr}% APR) on {day}.' },
  }),
};
