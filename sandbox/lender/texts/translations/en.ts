/**
 * The texts in English of the identity provider's pages and mails, and those that every mail has. `{name}` stands for a value, in the
 * syntax of ICU messages. The other languages have the same texts.
 */
export const en = {
  page: {
    /** On the side panel of wide screens. */
    tagline: 'See what you owe and pay your home loan',
    neverAsk: 'We never call, text or email you to ask for your password.',
    help: 'Need help? Call',
    equalHousing: 'Equal Housing Opportunity',
  },
  signIn: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    field: { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password' },
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    createAccount: 'Create your account',
    payOnce: 'Only paying once?',
    payAsGuest: 'Pay without signing in',
    demo: 'This is a demo lender. You can look up every email and password.',
    demoLink: 'See the demo borrowers',
    /** Prefix of the document title when the page shows an error. */
    error: 'Error',
    languages: 'Language',
    emailMissing: { title: 'Your email is missing', text: 'Enter your email' },
    passwordMissing: { title: 'Your password is missing', text: 'Enter your password' },
    refused: { title: 'You are not signed in', text: 'That email and password don’t match. Check both and try again.' },
    locked: {
      title: 'Too many tries',
      text: 'To protect this account, nobody can sign in to it right now. Try again in {minutes, plural, one {# minute} other {# minutes}}. If it is your account, you can also use the link we emailed you.',
    },
    stale: {
      title: 'This sign-in has ended',
      text: 'This page was open too long, or you signed in somewhere else. Nothing was lost. Go to your loans and sign in again.',
      back: 'Go to your loans',
    },
  },
  signUp: {
    refusals: {
      nameMissing: 'Enter your name.',
      nameTooLong: 'Enter a name with fewer than 128 characters.',
      emailMissing: 'Enter your email.',
      emailInvalid: 'Enter an email address such as name@example.com.',
      passwordMissing: 'Choose a password.',
      passwordTooShort: 'Choose a password with at least 8 characters.',
      passwordTooLong: 'Choose a password with 1,024 characters or fewer.',
      passwordCommon: 'Choose a password that is harder to guess. Many people use this one.',
      passwordPersonal: 'Choose a password without your email or our name in it.',
      tooMany: 'There were too many tries. Wait a few minutes and try again.',
    },
    page: {
      title: 'Create your account',
      detail: 'You are about to create an account at {brand} for {email}.',
      button: 'Create my account',
      notYou: 'If you did not ask for this account, close this page. No account has been created.',
    },
  },
  password: {
    backToSignIn: 'Back to sign in',
    signIn: 'Sign in',
    forgot: {
      title: 'Forgot your password?',
      lead: 'Enter your email. We’ll send you a link to choose a new password.',
      submit: 'Send the link',
      problem: 'We did not send a link',
    },
    sent: {
      title: 'Check your email',
      detail: 'We sent an email to {email}.',
      detailAgain: 'We sent another email to {email}.',
      next: 'Open the link in it to choose a new password. The link works once, for a limited time. If no account uses this address, the email says so.',
      missing: 'No email after a few minutes? Check your spam folder, or send it again.',
      again: 'Send again',
    },
    choose: {
      title: 'Choose a new password',
      detail: 'This is for your account {email}.',
      label: 'New password',
      hint: 'At least 8 characters',
      submit: 'Save the new password',
      signsOut: 'You will be signed out on all your devices.',
      problem: 'Your password is unchanged',
    },
    changed: {
      title: 'Your password has been changed',
      text: 'You are signed out on all your devices. Sign in with your new password.',
    },
    dead: {
      title: 'This password link no longer works',
      text: 'It is too old, or it was already used. You can get a new one.',
      again: 'Get a new link',
    },
  },
  unlock: {
    title: 'Unlock your account',
    detail: 'After that, you can sign in as {email} in this browser, even if someone else keeps trying passwords.',
    button: 'Unlock my account',
    signIn: 'Sign in',
    done: { title: 'Your account is unlocked', text: 'You can sign in now.' },
    dead: {
      title: 'This unlock link no longer works',
      text: 'It is too old, or it was already used. Try to sign in, or wait until the lock ends.',
    },
  },
  provider: {
    signingOut: { title: 'Signing you out', text: 'If this page stays open, select “Sign out.”' },
    askSignOut: { title: 'Do you want to sign out?', text: 'To sign in again, you will need your email and password.' },
    signOut: 'Sign out',
    stay: 'Stay signed in',
    signedOut: { title: 'You are signed out', text: 'You can close this page.' },
    failed: {
      title: 'We can’t sign you in from this page',
      text: 'Something was wrong with the address that brought you here. Nothing about your account or your loans has changed. Go to your loans and sign in again.',
    },
    back: 'Go to your loans',
    /** Precedes the provider's error message, which is in English. */
    support: 'If you call us, read us this:',
  },
  mails: {
    everyMail: {
      /** Names the host of the link, so that a reader can recognize a forged one. */
      opens: 'The link opens {host}.',
      neverAsk: 'We never ask for your password, your Social Security number or your full card number by email.',
      questions: 'Questions? Call {phone}, {hours}, or write to {email}.',
      /** Used when the support hours have not been translated. */
      questionsWithoutHours: 'Questions? Call {phone}, or write to {email}.',
      equalHousing: 'Equal Housing Opportunity.',
    },
    newAccount: {
      subject: 'Confirm your email for {brand}',
      heading: 'Create your account',
      before: ['You are almost done. Open this link to create your account:'],
      button: 'Create my account',
      after: [
        'The link works once, for the next {hours} hours.',
        'If you did not ask for an account at {brand}, ignore this email. Without the link, no account is created.',
      ],
      reason: 'You get this email because someone asked for an account with this address.',
    },
    knownAccount: {
      subject: 'You already have an account at {brand}',
      heading: 'You already have an account',
      before: ['Someone, maybe you, tried to create an account with this email. You already have one, so you can sign in:'],
      button: 'Sign in',
      after: ['If it was not you, you don’t need to do anything. Your account and your password have not changed.'],
      reason: 'You get this email because someone asked for an account with this address.',
    },
    newPassword: {
      subject: 'Choose a new password for {brand}',
      heading: 'Choose a new password',
      before: ['Someone, maybe you, asked for a new password for your account. Use this link to choose one:'],
      button: 'Choose a new password',
      after: [
        'The link works once, for the next {minutes} minutes.',
        'If it was not you, ignore this email. Your password has not changed.',
      ],
      reason: 'You get this email because someone asked for a new password with this address.',
    },
    noAccount: {
      subject: 'No account at {brand} uses this address',
      heading: 'No account uses this address',
      before: [
        'Someone, maybe you, asked for a new password, but no account uses this address. Maybe you signed up with another one.',
      ],
      button: 'Create an account',
      after: ['If it was not you, you don’t need to do anything.'],
      reason: 'You get this email because someone asked for a new password with this address.',
    },
    passwordChanged: {
      subject: 'Your password at {brand} was changed',
      heading: 'Your password was changed',
      before: ['Your password was just changed, and you were signed out on all your devices.'],
      button: 'Sign in',
      after: ['If it was not you, select “Forgot your password?” on the sign-in page right away, and call us.'],
      reason: 'You get this email because your password was changed.',
    },
    unlock: {
      subject: 'Too many tries to sign in at {brand}',
      heading: 'Too many tries to sign in',
      before: [
        'Someone entered a wrong password for your account too many times. To protect it, nobody can sign in to it for {lockMinutes} minutes. To sign in before that, use this link:',
      ],
      button: 'Unlock my account',
      after: [
        'The link works once, for the next {linkHours} hours.',
        'If this was not you, you don’t need to do anything. Nobody got in.',
      ],
      reason: 'You get this email because of failed tries to sign in to your account.',
    },
  },
};

export type Translation = typeof en;
