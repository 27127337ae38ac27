import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    mainNavigation: { id: 'frame.mainNavigation', defaultMessage: 'Main' },
    loans: { id: 'frame.loans', defaultMessage: 'Loans' },
    pay: { id: 'frame.pay', defaultMessage: 'Pay' },
    homeValue: { id: 'frame.homeValue', defaultMessage: 'Home value' },
    documents: { id: 'frame.documents', defaultMessage: 'Documents' },
    profile: { id: 'frame.profile', defaultMessage: 'Profile' },
    accounts: { id: 'frame.accounts', defaultMessage: 'Payment methods' },
    signIn: { id: 'frame.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'frame.signUp', defaultMessage: 'Sign up' },
    signOut: { id: 'frame.signOut', defaultMessage: 'Sign out' },
    yourMenu: { id: 'frame.yourMenu', defaultMessage: 'Your menu' },
    help: { id: 'frame.help', defaultMessage: 'Help' },
    offline: {
      id: 'frame.offline',
      defaultMessage:
        'You seem to be offline. You can read this page, but what you pay or save may not reach us until you are back online.',
    },
    online: { id: 'frame.online', defaultMessage: 'You are back online.' },
    screenFailed: { id: 'frame.screenFailed', defaultMessage: 'This page stopped working' },
    screenFailedBody: {
      id: 'frame.screenFailedBody',
      defaultMessage:
        'The problem is on our side. Anything you already sent is safe. What you were typing on this page may be lost.',
    },
    partMissing: { id: 'frame.partMissing', defaultMessage: 'This page did not open' },
    partMissingBody: {
      id: 'frame.partMissingBody',
      defaultMessage: 'Your connection may have dropped, or we just updated the site. Nothing was lost.',
    },
    offlineTitle: { id: 'frame.offlineTitle', defaultMessage: 'You seem to be offline' },
    offlineBody: {
      id: 'frame.offlineBody',
      defaultMessage:
        'This page opens by itself when your connection is back. A payment you already sent goes through only once.',
    },
    tryNow: { id: 'frame.tryNow', defaultMessage: 'Try now' },
    reload: { id: 'frame.reload', defaultMessage: 'Load the page again' },
    home: { id: 'frame.home', defaultMessage: 'Go to your loans' },
  }),
  ...defineMessages<{
    menuOf: { name: string };
    brandHome: { brand: string };
    brandLoans: { brand: string };
    reachUs: { hours: string };
    callSupport: { phone: string };
    reportMissing: { phone: string };
  }>({
    menuOf: { id: 'frame.menuOf', defaultMessage: '{name}, your menu' },
    brandHome: { id: 'frame.brandHome', defaultMessage: '{brand}, to the first page' },
    brandLoans: { id: 'frame.brandLoans', defaultMessage: '{brand}, to your loans' },
    reachUs: { id: 'frame.reachUs', defaultMessage: 'We answer {hours}.' },
    callSupport: { id: 'frame.callSupport', defaultMessage: 'Call {phone}' },
    reportMissing: {
      id: 'frame.reportMissing',
      defaultMessage: '“Report a problem” did not open. Try again or call us. {phone}',
    },
  }),
};
