import { defineMessages } from 'react-intl';

/** The form's validation messages are in `ruleMessages`. */
export const formMessages = {
  ...defineMessages({
    isSet: { id: 'rateDrop.form.isSet', defaultMessage: 'Your Rate Drop Alert is set.' },
    purpose: { id: 'rateDrop.form.purpose', defaultMessage: 'What is the loan for?' },
    refinance: { id: 'rateDrop.form.refinance', defaultMessage: 'Refinance' },
    purchase: { id: 'rateDrop.form.purchase', defaultMessage: 'Buy a home' },
    yourLoan: { id: 'rateDrop.form.yourLoan', defaultMessage: 'Your loan today' },
    yourLoanHelp: {
      id: 'rateDrop.form.yourLoanHelp',
      defaultMessage: 'Your monthly statement has these numbers.',
    },
    fromYourLoan: {
      id: 'rateDrop.form.fromYourLoan',
      defaultMessage: 'These come from your loan. Change them if they are not right.',
    },
    loanNumberHelp: {
      id: 'rateDrop.form.loanNumberHelp',
      defaultMessage: 'Only if your loan is with us. We do not look it up here.',
    },
    loanNumber: { id: 'rateDrop.form.loanNumber', defaultMessage: 'Loan number' },
    currentRate: { id: 'rateDrop.form.currentRate', defaultMessage: 'Your rate now' },
    currentPayment: { id: 'rateDrop.form.currentPayment', defaultMessage: 'Monthly principal and interest' },
    currentPaymentHelp: { id: 'rateDrop.form.currentPaymentHelp', defaultMessage: 'Without taxes and insurance' },
    balance: { id: 'rateDrop.form.balance', defaultMessage: 'Balance owed' },
    yourNumber: { id: 'rateDrop.form.yourNumber', defaultMessage: 'Your number' },
    mortgageType: { id: 'rateDrop.form.mortgageType', defaultMessage: 'Mortgage type' },
    targetRate: { id: 'rateDrop.form.targetRate', defaultMessage: 'Tell me at' },
    targetSaving: { id: 'rateDrop.form.targetSaving', defaultMessage: 'Or when I save a month' },
    targetSavingHelp: {
      id: 'rateDrop.form.targetSavingHelp',
      defaultMessage: 'Either one sets the other.',
    },
    home: { id: 'rateDrop.form.home', defaultMessage: 'The home' },
    usage: { id: 'rateDrop.form.usage', defaultMessage: 'How you use it' },
    primaryHome: { id: 'rateDrop.form.primaryHome', defaultMessage: 'I live there' },
    secondHome: { id: 'rateDrop.form.secondHome', defaultMessage: 'Second home' },
    investment: { id: 'rateDrop.form.investment', defaultMessage: 'Rented out' },
    propertyType: { id: 'rateDrop.form.propertyType', defaultMessage: 'Kind of home' },
    singleFamily: { id: 'rateDrop.form.singleFamily', defaultMessage: 'House for one family' },
    condo: { id: 'rateDrop.form.condo', defaultMessage: 'Condo' },
    townhouse: { id: 'rateDrop.form.townhouse', defaultMessage: 'Townhouse' },
    twoToFourUnits: { id: 'rateDrop.form.twoToFourUnits', defaultMessage: 'House with 2 to 4 units' },
    manufactured: { id: 'rateDrop.form.manufactured', defaultMessage: 'Manufactured home' },
    you: { id: 'rateDrop.form.you', defaultMessage: 'Who we tell' },
    firstName: { id: 'rateDrop.form.firstName', defaultMessage: 'First name' },
    lastName: { id: 'rateDrop.form.lastName', defaultMessage: 'Last name' },
    email: { id: 'rateDrop.form.email', defaultMessage: 'Email' },
    verifyEmail: { id: 'rateDrop.form.verifyEmail', defaultMessage: 'Verify email' },
    verifyEmailHelp: { id: 'rateDrop.form.verifyEmailHelp', defaultMessage: 'The same address once more. You can paste it.' },
    phone: { id: 'rateDrop.form.phone', defaultMessage: 'Phone' },
    phoneHelp: { id: 'rateDrop.form.phoneHelp', defaultMessage: 'Your alert works by email without it.' },
    numberAbove: { id: 'rateDrop.form.numberAbove', defaultMessage: 'the number above' },
    setAlert: { id: 'rateDrop.form.setAlert', defaultMessage: 'Set alert' },
    setting: { id: 'rateDrop.form.setting', defaultMessage: 'Setting alert' },
    onlyForThis: {
      id: 'rateDrop.form.onlyForThis',
      defaultMessage: 'We use this for your alert only. Every email has a link that stops it.',
    },
    unclear: {
      id: 'rateDrop.form.unclear',
      defaultMessage:
        'We could not find out whether your alert was set. Nothing you typed is lost. Send it again: it is set only once.',
    },
    earlierSet: {
      id: 'rateDrop.form.earlierSet',
      defaultMessage: 'Your alert was set after all, with the numbers you entered first. Send this one only if you want both.',
    },
    humanCheckMissing: {
      id: 'rateDrop.form.humanCheckMissing',
      defaultMessage: 'Do the check that you are a person first. Your alert is not set yet.',
    },
    humanCheckFailed: {
      id: 'rateDrop.form.humanCheckFailed',
      defaultMessage: 'The check that you are a person has run out. It is being done again. Send your alert once more.',
    },
  }),
  ...defineMessages<{
    loanOf: { address: string; lastFour: string };
    below: { rate: string };
    rateToday: { type: string; rate: string; apr: string };
    setAlertAt: { rate: string };
    consent: { lender: string; phone: string };
  }>({
    loanOf: { id: 'rateDrop.form.loanOf', defaultMessage: '{address}, loan ending in {lastFour}' },
    below: { id: 'rateDrop.form.below', defaultMessage: 'Below {rate}%' },
    rateToday: { id: 'rateDrop.form.rateToday', defaultMessage: 'Our {type} rate today: {rate}% ({apr}% APR)' },
    setAlertAt: { id: 'rateDrop.form.setAlertAt', defaultMessage: 'Set alert at {rate}%' },
    consent: {
      id: 'rateDrop.form.consent',
      defaultMessage:
        '{lender} may also call or text me about this alert at {phone}, with automated calls and prerecorded messages. This is not a condition of any loan or service. Message and data rates may apply. Reply STOP to end it.',
    },
  }),
};
