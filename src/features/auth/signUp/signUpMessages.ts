import { defineMessages } from 'react-intl';

/** Specification, sections 5 and 9. */
export const PASSWORD_LEAST = 8;

/** The only texts that are translated (specification, section 1); the translations are in `translations/`. */
export const messages = {
  ...defineMessages({
    title: { id: 'auth.signUp.title', defaultMessage: 'Create your account' },
    lead: { id: 'auth.signUp.lead', defaultMessage: 'See your loans, pay, and manage how you pay.' },
    language: { id: 'auth.signUp.language', defaultMessage: 'Language' },
    languageFailed: {
      id: 'auth.signUp.languageFailed',
      defaultMessage: 'We could not load that language. What you typed is still here. Choose the language again to retry.',
    },
    restInEnglish: {
      id: 'auth.signUp.restInEnglish',
      defaultMessage: 'Only this page is in your language. After you sign in, everything else in the portal is in English.',
    },
    name: { id: 'auth.signUp.name', defaultMessage: 'Name' },
    email: { id: 'auth.signUp.email', defaultMessage: 'Email address' },
    emailHelp: { id: 'auth.signUp.emailHelp', defaultMessage: 'We send you a link to this address.' },
    password: { id: 'auth.signUp.password', defaultMessage: 'Password' },
    passwordCheck: { id: 'auth.signUp.passwordCheck', defaultMessage: 'Repeat password' },
    ruleLength: { id: 'auth.signUp.ruleLength', defaultMessage: 'At least 8 characters' },
    ruleMatch: { id: 'auth.signUp.ruleMatch', defaultMessage: 'Both passwords are the same' },
    ruleMet: { id: 'auth.signUp.ruleMet', defaultMessage: 'Done' },
    ruleOpen: { id: 'auth.signUp.ruleOpen', defaultMessage: 'Not yet' },
    promotional: {
      id: 'auth.signUp.promotional',
      defaultMessage: 'Send me offers by email. I can stop them at any time.',
    },
    submit: { id: 'auth.signUp.submit', defaultMessage: 'Create account' },
    submitting: { id: 'auth.signUp.submitting', defaultMessage: 'Sending…' },
    haveAccount: { id: 'auth.signUp.haveAccount', defaultMessage: 'Do you have an account already?' },
    signIn: { id: 'auth.signUp.signIn', defaultMessage: 'Sign in' },
    nameRequired: { id: 'auth.signUp.nameRequired', defaultMessage: 'Enter your name' },
    nameTooLong: { id: 'auth.signUp.nameTooLong', defaultMessage: 'Enter a name of fewer than 128 characters' },
    emailRequired: { id: 'auth.signUp.emailRequired', defaultMessage: 'Enter your email address' },
    emailInvalid: { id: 'auth.signUp.emailInvalid', defaultMessage: 'Enter an email address such as name@example.com' },
    passwordRequired: { id: 'auth.signUp.passwordRequired', defaultMessage: 'Choose a password' },
    passwordTooShort: { id: 'auth.signUp.passwordTooShort', defaultMessage: 'Choose a password of at least 8 characters' },
    passwordTooLong: {
      id: 'auth.signUp.passwordTooLong',
      defaultMessage: 'Choose a password of 1,024 characters at most',
    },
    passwordCheckRequired: { id: 'auth.signUp.passwordCheckRequired', defaultMessage: 'Enter your password a second time' },
    passwordMismatch: { id: 'auth.signUp.passwordMismatch', defaultMessage: 'The two passwords are not the same' },
    sentTitle: { id: 'auth.signUp.sentTitle', defaultMessage: 'Check your mail' },
    sentNext: {
      id: 'auth.signUp.sentNext',
      defaultMessage:
        'Open the link in it to go on. It works once and for a limited time. If you have an account already, the message says so.',
    },
    sentMissing: {
      id: 'auth.signUp.sentMissing',
      defaultMessage: 'No message after a few minutes? Look in your spam folder, or go back and check the address.',
    },
    sendAgain: { id: 'auth.signUp.sendAgain', defaultMessage: 'Send again' },
    sentAgain: { id: 'auth.signUp.sentAgain', defaultMessage: 'We have sent it again.' },
    sendAgainFailed: {
      id: 'auth.signUp.sendAgainFailed',
      defaultMessage: 'We could not send it again. Please try again in a moment.',
    },
    sentBack: { id: 'auth.signUp.sentBack', defaultMessage: 'Back to the form' },
    /** Specification, section 4. */
    createdTitle: { id: 'auth.signUp.createdTitle', defaultMessage: 'Your account has been created' },
    createdNext: {
      id: 'auth.signUp.createdNext',
      defaultMessage: 'Please sign in with your email address and your password.',
    },
    usedTitle: { id: 'auth.signUp.usedTitle', defaultMessage: 'This link has been used already' },
    usedNext: {
      id: 'auth.signUp.usedNext',
      defaultMessage: 'If you have created your account, you can sign in. If not, sign up again to get a new link.',
    },
    expiredTitle: { id: 'auth.signUp.expiredTitle', defaultMessage: 'This link does not work any more' },
    expiredNext: {
      id: 'auth.signUp.expiredNext',
      defaultMessage: 'It is too old or not complete. It did not create an account. Sign up again to get a new link.',
    },
    again: { id: 'auth.signUp.again', defaultMessage: 'Sign up again' },
    elsewhere: {
      id: 'auth.signUp.elsewhere',
      defaultMessage: 'You create your account on the secure page of our sign-in service and come back here afterwards.',
    },
    goElsewhere: { id: 'auth.signUp.goElsewhere', defaultMessage: 'Go on to that page' },
    elsewhereFailed: {
      id: 'auth.signUp.elsewhereFailed',
      defaultMessage: 'We could not open the page of the sign-in service. Nothing was lost. Please try again in a moment.',
    },
  }),
  ...defineMessages<{ sentTo: { email: string } }>({
    sentTo: { id: 'auth.signUp.sentTo', defaultMessage: 'We have sent a message to {email}.' },
  }),
};
