import { defineMessages } from 'react-intl';

/** The specification, sections 5 and 9, sets this length. */
export const MIN_PASSWORD_LENGTH = 8;

/** Texts of the sign-up page, the only ones that are translated (specification, section 1). The translations are in `translations/`. */
export const messages = {
  ...defineMessages({
    lead: { id: 'auth.signUp.lead', defaultMessage: 'See your loans, pay online, and manage your payment methods.' },
    language: { id: 'auth.signUp.language', defaultMessage: 'Language' },
    languageFailed: {
      id: 'auth.signUp.languageFailed',
      defaultMessage: 'We could not load that language. What you typed is still here. Choose the language again to retry.',
    },
    restInEnglish: {
      id: 'auth.signUp.restInEnglish',
      defaultMessage: 'You can read this page in other languages. After you sign in, everything is in English.',
    },
    name: { id: 'auth.signUp.name', defaultMessage: 'Name' },
    email: { id: 'auth.signUp.email', defaultMessage: 'Email' },
    emailHelp: { id: 'auth.signUp.emailHelp', defaultMessage: 'We’ll send you a link to this address.' },
    password: { id: 'auth.signUp.password', defaultMessage: 'Password' },
    passwordCheck: { id: 'auth.signUp.passwordCheck', defaultMessage: 'Repeat password' },
    ruleLength: { id: 'auth.signUp.ruleLength', defaultMessage: 'At least 8 characters' },
    ruleMatch: { id: 'auth.signUp.ruleMatch', defaultMessage: 'Both passwords match' },
    ruleMet: { id: 'auth.signUp.ruleMet', defaultMessage: 'Done' },
    ruleOpen: { id: 'auth.signUp.ruleOpen', defaultMessage: 'Not yet' },
    promotional: {
      id: 'auth.signUp.promotional',
      defaultMessage: 'Send me offers by email. I can stop them at any time.',
    },
    submit: { id: 'auth.signUp.submit', defaultMessage: 'Create account' },
    submitting: { id: 'auth.signUp.submitting', defaultMessage: 'Sending…' },
    haveAccount: { id: 'auth.signUp.haveAccount', defaultMessage: 'Already have an account?' },
    signIn: { id: 'auth.signUp.signIn', defaultMessage: 'Sign in' },
    nameRequired: { id: 'auth.signUp.nameRequired', defaultMessage: 'Enter your name' },
    nameTooLong: { id: 'auth.signUp.nameTooLong', defaultMessage: 'Enter a name with fewer than 128 characters' },
    emailRequired: { id: 'auth.signUp.emailRequired', defaultMessage: 'Enter your email' },
    emailInvalid: { id: 'auth.signUp.emailInvalid', defaultMessage: 'Enter an email address such as name@example.com' },
    passwordRequired: { id: 'auth.signUp.passwordRequired', defaultMessage: 'Choose a password' },
    passwordTooShort: { id: 'auth.signUp.passwordTooShort', defaultMessage: 'Choose a password with at least 8 characters' },
    passwordTooLong: {
      id: 'auth.signUp.passwordTooLong',
      defaultMessage: 'Choose a password with 1,024 characters or fewer',
    },
    passwordCheckRequired: { id: 'auth.signUp.passwordCheckRequired', defaultMessage: 'Enter your password again' },
    passwordMismatch: { id: 'auth.signUp.passwordMismatch', defaultMessage: 'The two passwords don’t match' },
    unclear: {
      id: 'auth.signUp.unclear',
      defaultMessage: 'We could not find out whether this reached us. Send it again: that does no harm.',
    },
    sentTitle: { id: 'auth.signUp.sentTitle', defaultMessage: 'Check your email' },
    sentNext: {
      id: 'auth.signUp.sentNext',
      defaultMessage:
        'Open the link in it to create your account. The link works once, for a limited time. If you already have an account, the email says so.',
    },
    sentMissing: {
      id: 'auth.signUp.sentMissing',
      defaultMessage: 'No email after a few minutes? Check your spam folder, or go back and check the address.',
    },
    sendAgain: { id: 'auth.signUp.sendAgain', defaultMessage: 'Send again' },
    sentAgain: { id: 'auth.signUp.sentAgain', defaultMessage: 'We sent it again.' },
    sendAgainFailed: {
      id: 'auth.signUp.sendAgainFailed',
      defaultMessage: 'We could not send it again.',
    },
    sentBack: { id: 'auth.signUp.sentBack', defaultMessage: 'Back to the form' },
    /** Text prescribed by section 4 of the specification. */
    createdTitle: { id: 'auth.signUp.createdTitle', defaultMessage: 'Your account has been created' },
    createdNext: {
      id: 'auth.signUp.createdNext',
      defaultMessage: 'Sign in with your email and password.',
    },
    usedTitle: { id: 'auth.signUp.usedTitle', defaultMessage: 'This link was already used' },
    usedNext: {
      id: 'auth.signUp.usedNext',
      defaultMessage: 'If you created your account, you can sign in. If not, sign up again to get a new link.',
    },
    expiredTitle: { id: 'auth.signUp.expiredTitle', defaultMessage: 'This link no longer works' },
    expiredNext: {
      id: 'auth.signUp.expiredNext',
      defaultMessage:
        'It is too old or not complete. If you already have an account, sign in. If not, sign up again to get a new link.',
    },
    again: { id: 'auth.signUp.again', defaultMessage: 'Sign up again' },
    elsewhere: {
      id: 'auth.signUp.elsewhere',
      defaultMessage: 'You create your account on the secure page of our sign-in service. After that, you come back here.',
    },
    goElsewhere: { id: 'auth.signUp.goElsewhere', defaultMessage: 'Continue to that page' },
    elsewhereFailed: {
      id: 'auth.signUp.elsewhereFailed',
      defaultMessage: 'We could not open the sign-in service’s page. Nothing was lost. Please try again in a moment.',
    },
  }),
  ...defineMessages<{ sentTo: { email: string } }>({
    sentTo: { id: 'auth.signUp.sentTo', defaultMessage: 'We sent an email to {email}.' },
  }),
};
