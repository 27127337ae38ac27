import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    guestTitle: { id: 'pay.guest.title', defaultMessage: 'Pay without an account' },
    guestLead: {
      id: 'pay.guest.lead',
      defaultMessage: 'For your first payment, or any other. We check who you are, then show what is due.',
    },
    goOn: { id: 'pay.guest.goOn', defaultMessage: 'Continue as guest' },
    signInTitle: { id: 'pay.guest.signInTitle', defaultMessage: 'With your account' },
    unshownTitle: { id: 'pay.guest.unshownTitle', defaultMessage: 'A payment was sent from this device' },
    unshown: {
      id: 'pay.guest.unshown',
      defaultMessage: 'You have not seen yet whether it went through. Check before you pay again.',
    },
    seeUnshown: { id: 'pay.guest.seeUnshown', defaultMessage: 'See if it went through' },
    verifyLead: {
      id: 'pay.verify.lead',
      defaultMessage: 'We compare this with what we have for the loan. Only we see it. Once it matches, we show what is due.',
    },
    otherLoan: { id: 'pay.verify.otherLoan', defaultMessage: 'Use another loan number' },
    namesHelp: { id: 'pay.verify.namesHelp', defaultMessage: 'As on your loan papers.' },
    firstNameRequired: { id: 'pay.verify.firstNameRequired', defaultMessage: 'Enter the first name on the loan.' },
    lastNameRequired: { id: 'pay.verify.lastNameRequired', defaultMessage: 'Enter the last name on the loan.' },
    submit: { id: 'pay.verify.submit', defaultMessage: 'Verify and continue' },
    submitting: { id: 'pay.verify.submitting', defaultMessage: 'Verifying' },
    noMatch: {
      id: 'pay.verify.noMatch',
      defaultMessage:
        'What you entered does not match. Check the loan number, the names, and the ZIP code, and enter the 4 digits again.',
    },
    fewTries: {
      id: 'pay.verify.fewTries',
      defaultMessage: 'To keep your loan safe, we allow only a few wrong tries a day. Nothing was charged.',
    },
    notFoundHelp: { id: 'pay.verify.notFoundHelp', defaultMessage: 'What you can do if it still does not match' },
    humanCheckFailed: {
      id: 'pay.verify.humanCheckFailed',
      defaultMessage: 'The security check has expired. Nothing was charged. Send the form again.',
    },
    alsoByPhone: { id: 'pay.verify.alsoByPhone', defaultMessage: 'You can also pay by phone.' },
    humanCheckMissing: {
      id: 'pay.verify.humanCheckMissing',
      defaultMessage: 'First, check the box that says you are not a robot. Nothing was sent yet.',
    },
    unclear: {
      id: 'pay.verify.unclear',
      defaultMessage: 'We could not check that just now. Nothing was charged. Please try again in a moment, or pay by phone.',
    },
    notFound: {
      id: 'pay.notFound.text',
      defaultMessage: 'The loan number and what you told us about yourself do not match any loan we have. Nothing was charged.',
    },
    notFoundNumber: {
      id: 'pay.notFound.number',
      defaultMessage: 'Check the loan number against your papers, digit by digit. Zeros at the start count.',
    },
    notFoundNew: {
      id: 'pay.notFound.new',
      defaultMessage: 'If you closed a few days ago, your loan may not be set up yet. No payment is late before it is.',
    },
    notFoundPerson: {
      id: 'pay.notFound.person',
      defaultMessage: 'Each person on the loan can pay, with their own name and Social Security number.',
    },
    tryAgain: { id: 'pay.notFound.tryAgain', defaultMessage: 'Try again' },
    dmiTitle: { id: 'pay.dmi.title', defaultMessage: 'You pay this loan at DMI' },
    dmi: {
      id: 'pay.dmi.text',
      defaultMessage: 'DMI takes the payments on this loan for us, so you can’t pay it here. Pay DMI instead.',
    },
    specialTitle: { id: 'pay.special.title', defaultMessage: 'Please call before you pay' },
    special: {
      id: 'pay.special.text',
      defaultMessage:
        'A team that works with you one to one looks after this loan. Call them before you pay, so that your payment goes to the right place. You can’t pay it here.',
    },
    movedTitle: { id: 'pay.moved.title', defaultMessage: 'Your loan has moved' },
    movingTitle: { id: 'pay.moved.movingTitle', defaultMessage: 'Your loan is about to move' },
    payHere: { id: 'pay.moved.payHere', defaultMessage: 'Pay here' },
    startAgain: { id: 'pay.startAgain', defaultMessage: 'Pay another loan' },
  }),
  ...defineMessages<{
    forLoan: { lastFour: string };
    goToServicer: { servicer: string };
    movedWhy: { servicer: string; date: string };
    movingWhy: { servicer: string; date: string };
  }>({
    forLoan: { id: 'pay.verify.forLoan', defaultMessage: 'For the loan ending in {lastFour}.' },
    goToServicer: { id: 'pay.moved.goToServicer', defaultMessage: 'Go to {servicer}’s website' },
    movedWhy: {
      id: 'pay.moved.why',
      defaultMessage: '{servicer} has taken the payments on this loan since {date}. That is why you can’t pay it here anymore.',
    },
    movingWhy: {
      id: 'pay.moved.ahead',
      defaultMessage: '{servicer} takes the payments on this loan from {date} on. Until the day before, you pay here as always.',
    },
  }),
};
