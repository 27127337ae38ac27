import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    needsCheck: {
      id: 'pay.needsCheck',
      defaultMessage: 'The page you opened is about one loan, and we don’t know which. Start here.',
    },
    needsPayment: {
      id: 'pay.needsPayment',
      defaultMessage:
        'The link you opened doesn’t say which payment it is about. If you made a payment, look at your loan or at the receipt in your mail before you pay again.',
    },
    startSignedIn: { id: 'pay.startSignedIn', defaultMessage: 'Choose the loan that you want to pay.' },
    startSignIn: { id: 'pay.startSignIn', defaultMessage: 'Sign in to see what is due and pay it online.' },
    signIn: { id: 'pay.signIn', defaultMessage: 'Sign in' },
    signUp: { id: 'pay.signUp', defaultMessage: 'No account yet? Create one' },
    haveReady: {
      id: 'pay.haveReady',
      defaultMessage: 'Have your loan number and your card or bank account at hand. If you use a TTY, dial 711 first.',
    },
    nothingToPay: { id: 'pay.nothingToPay', defaultMessage: 'None of your loans can be paid here right now.' },
  }),
};
