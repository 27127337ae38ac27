import { defineMessages, type IntlShape } from 'react-intl';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';

export const alertsMessages = {
  ...defineMessages({
    none: { id: 'rateDrop.alerts.none', defaultMessage: 'You have no Rate Drop Alerts yet' },
    noneHelp: {
      id: 'rateDrop.alerts.noneHelp',
      defaultMessage: 'Choose the rate you want. We look at our rates every day and email you when they reach it.',
    },
    setOne: { id: 'rateDrop.alerts.setOne', defaultMessage: 'Set an alert' },
    buyHome: { id: 'rateDrop.alerts.buyHome', defaultMessage: 'Buy a home' },
    refinanceOther: { id: 'rateDrop.alerts.refinanceOther', defaultMessage: 'Refinance a loan' },
    youAsked: { id: 'rateDrop.alerts.youAsked', defaultMessage: 'You asked for' },
    changeDaily: { id: 'rateDrop.alerts.changeDaily', defaultMessage: 'Rates change daily. This is not an offer of credit.' },
    yourRate: { id: 'rateDrop.alerts.yourRate', defaultMessage: 'your rate' },
    ratesToday: { id: 'rateDrop.alerts.ratesToday', defaultMessage: 'our rate' },
    yourNumber: { id: 'rateDrop.alerts.yourNumber', defaultMessage: 'your number' },
    change: { id: 'rateDrop.alerts.change', defaultMessage: 'Change' },
    setAgain: { id: 'rateDrop.alerts.setAgain', defaultMessage: 'Set again' },
    cancel: { id: 'rateDrop.alerts.cancel', defaultMessage: 'Cancel alert' },
    // Wording prescribed by section 4 of the specification.
    cancelAsk: {
      id: 'rateDrop.alerts.cancelAsk',
      defaultMessage: 'Are you sure you want to cancel the rate drop alert ?',
    },
    cancelMeans: {
      id: 'rateDrop.alerts.cancelMeans',
      defaultMessage: 'We stop watching rates for it. You can set it again from this page for 90 days.',
    },
    keep: { id: 'rateDrop.alerts.keep', defaultMessage: 'Keep alert' },
    canceled: { id: 'rateDrop.alerts.canceled', defaultMessage: 'Your Rate Drop Alert was canceled' },
    loansUnchecked: { id: 'rateDrop.alerts.loansUnchecked', defaultMessage: 'We could not load your loans.' },
    canceledTitle: { id: 'rateDrop.alerts.canceledTitle', defaultMessage: 'Canceled' },
    another: { id: 'rateDrop.alerts.another', defaultMessage: 'Set an alert' },
    ownNumbers: { id: 'rateDrop.alerts.ownNumbers', defaultMessage: 'Buy a home, or refinance another loan' },
    otherLoans: { id: 'rateDrop.alerts.otherLoans', defaultMessage: 'Another of your loans' },
    aboutRates: {
      id: 'rateDrop.alerts.aboutRates',
      defaultMessage:
        '“Our rate” is what we quote for the type of mortgage you chose, with its annual percentage rate (APR), which counts the costs. What you are offered depends on your loan and your credit.',
    },
  }),
  ...defineMessages<{
    unreadable: { count: number };
    refinance: { address: string };
    loan: { lastFour: string };
    setOn: { day: string };
    watching: { day: string };
    setOneFor: { address: string };
    reachedOn: { day: string };
    canceledOn: { day: string };
    officer: { name: string; nmlsId: string };
    reached: { type: string; rate: string; apr: string };
    saving: { saving: string; years: number };
    percent: { rate: string };
    apr: { apr: string };
    checked: { time: string; rate: string; apr: string; type: string };
    scale: { present: string; today: string; target: string };
    scaleToBuy: { today: string; target: string };
    which: { what: string; rate: string };
    ask: { name: string };
    changeFor: { what: string; rate: string };
    cancelFor: { what: string; rate: string };
    setAgainFor: { what: string; rate: string };
  }>({
    unreadable: {
      id: 'rateDrop.alerts.unreadable',
      defaultMessage: '{count, plural, one {One of your alerts} other {# of your alerts}} can’t be shown right now',
    },
    refinance: { id: 'rateDrop.alerts.refinance', defaultMessage: 'Refinance {address}' },
    loan: { id: 'rateDrop.alerts.loan', defaultMessage: 'Loan ending in {lastFour}' },
    setOn: { id: 'rateDrop.alerts.setOn', defaultMessage: 'set {day}' },
    watching: { id: 'rateDrop.alerts.watching', defaultMessage: 'Watching since {day}' },
    setOneFor: { id: 'rateDrop.alerts.setOneFor', defaultMessage: 'Set an alert for {address}' },
    reachedOn: { id: 'rateDrop.alerts.reachedOn', defaultMessage: 'Reached on {day}' },
    canceledOn: { id: 'rateDrop.alerts.canceledOn', defaultMessage: 'Canceled {day}' },
    officer: { id: 'rateDrop.alerts.officer', defaultMessage: '{name}, NMLS #{nmlsId}' },
    reached: {
      id: 'rateDrop.alerts.reached',
      defaultMessage: 'Rates reached your number. Our {type} rate was {rate}% ({apr}% APR).',
    },
    saving: {
      id: 'rateDrop.alerts.saving',
      defaultMessage: 'With a new {years}-year loan you would save about {saving} a month on principal and interest.',
    },
    percent: { id: 'rateDrop.alerts.percent', defaultMessage: '{rate}%' },
    apr: { id: 'rateDrop.alerts.apr', defaultMessage: '{apr}% APR' },
    checked: { id: 'rateDrop.alerts.checked', defaultMessage: 'Last checked {time}: {rate}% ({apr}% APR), {type}' },
    scale: {
      id: 'rateDrop.alerts.scale',
      defaultMessage: 'Your rate {present} percent, our rate {today} percent, your number {target} percent',
    },
    scaleToBuy: {
      id: 'rateDrop.alerts.scaleToBuy',
      defaultMessage: 'Our rate {today} percent, your number {target} percent',
    },
    which: { id: 'rateDrop.alerts.which', defaultMessage: '{what} at {rate}%' },
    ask: { id: 'rateDrop.alerts.ask', defaultMessage: 'Ask {name} for a quote' },
    changeFor: { id: 'rateDrop.alerts.changeFor', defaultMessage: 'Change: {what} at {rate}%' },
    cancelFor: { id: 'rateDrop.alerts.cancelFor', defaultMessage: 'Cancel alert: {what} at {rate}%' },
    setAgainFor: { id: 'rateDrop.alerts.setAgainFor', defaultMessage: 'Set again: {what} at {rate}%' },
  }),
};

/** Messages of the question whether an alert set in this browser belongs to the account. */
export const pendingAlertMessages = defineMessages({
  ask: {
    id: 'rateDrop.keep.ask',
    defaultMessage: 'You set a Rate Drop Alert on this device for another email address. Is it yours?',
  },
  askWhy: {
    id: 'rateDrop.keep.askWhy',
    defaultMessage: 'If you add it, you see and manage it here. Its emails go to that address until you change it.',
  },
  add: { id: 'rateDrop.keep.add', defaultMessage: 'Add it to my account' },
  notAdded: { id: 'rateDrop.keep.notAdded', defaultMessage: 'The alert was not added to your account.' },
  addUnclear: {
    id: 'rateDrop.keep.addUnclear',
    defaultMessage: 'We could not find out whether the alert was added to your account. Try again: it is added only once.',
  },
  notMine: { id: 'rateDrop.keep.notMine', defaultMessage: 'It’s not mine' },
});

/** Names what the alert is for, such as "Refinance 418 Maple Street" or "Buy a home". */
export function alertPurposeText({ alert, loan }: UserPreference, intl: IntlShape): string {
  if (alert.purpose === 'purchase') return intl.formatMessage(alertsMessages.buyHome);
  if (loan === null) return intl.formatMessage(alertsMessages.refinanceOther);
  return intl.formatMessage(alertsMessages.refinance, { address: loan.property.streetAddress });
}
