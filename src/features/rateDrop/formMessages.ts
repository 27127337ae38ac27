import { defineMessages } from 'react-intl';

/** The form's validation messages are in `validationMessages`. */
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

export const setAlertMessages = defineMessages({
  lead: { id: 'rateDrop.set.lead', defaultMessage: 'We email you when rates reach the number you choose.' },
  withAccount: {
    id: 'rateDrop.set.withAccount',
    defaultMessage: 'With an account, your name and address are filled in, and you can change or cancel your alerts.',
  },
  officerUnchecked: {
    id: 'rateDrop.set.officerUnchecked',
    defaultMessage: 'We could not load the loan officer of this loan. You can find them by name.',
  },
});

export const changeMessages = {
  ...defineMessages({
    title: { id: 'rateDrop.change.title', defaultMessage: 'Change your Rate Drop Alert' },
    againTitle: { id: 'rateDrop.change.againTitle', defaultMessage: 'Set your Rate Drop Alert again' },
    save: { id: 'rateDrop.change.save', defaultMessage: 'Save changes' },
    saving: { id: 'rateDrop.change.saving', defaultMessage: 'Saving' },
    nothingYet: { id: 'rateDrop.change.nothingYet', defaultMessage: 'Nothing is changed yet.' },
    saved: { id: 'rateDrop.change.saved', defaultMessage: 'Your Rate Drop Alert was changed' },
    setAgain: { id: 'rateDrop.change.setAgain', defaultMessage: 'Your Rate Drop Alert is set again' },
    missingTitle: { id: 'rateDrop.change.missingTitle', defaultMessage: 'We can’t find this alert among yours' },
    missing: {
      id: 'rateDrop.change.missing',
      defaultMessage: 'It may have been canceled more than 90 days ago, or belong to another account.',
    },
    seeAlerts: { id: 'rateDrop.change.seeAlerts', defaultMessage: 'See your Rate Drop Alerts' },
    changedElsewhere: {
      id: 'rateDrop.change.changedElsewhere',
      defaultMessage: 'This alert was changed somewhere else. Nothing was saved, and what you typed is still here.',
    },
    canceledElsewhere: { id: 'rateDrop.change.canceledElsewhere', defaultMessage: 'It was canceled there.' },
    saveOver: {
      id: 'rateDrop.change.saveOver',
      defaultMessage: 'Save again to replace that with what stands below.',
    },
  }),
  ...defineMessages<{ nowAt: { rate: string; email: string } }>({
    nowAt: { id: 'rateDrop.change.nowAt', defaultMessage: 'It is now at {rate}%, for {email}.' },
  }),
};

export const estimateMessages = {
  ...defineMessages({
    title: { id: 'rateDrop.estimate.title', defaultMessage: 'What this could mean' },
    empty: {
      id: 'rateDrop.estimate.empty',
      defaultMessage: 'Enter your rate, payment, balance and number to see what you could save.',
    },
    notBelow: {
      id: 'rateDrop.estimate.notBelow',
      defaultMessage: 'Enter a number below the rate you have to see what you could save.',
    },
    mismatch: {
      id: 'rateDrop.estimate.mismatch',
      defaultMessage:
        'With this rate and payment the balance would take more than 40 years to pay off. Check the three numbers: your monthly statement has them.',
    },
    aMonth: { id: 'rateDrop.estimate.aMonth', defaultMessage: 'a month' },
    rowLabels: { id: 'rateDrop.estimate.rowLabels', defaultMessage: 'What' },
    save: { id: 'rateDrop.estimate.save', defaultMessage: 'You save a month' },
    payment: { id: 'rateDrop.estimate.payment', defaultMessage: 'New payment' },
    paidBack: { id: 'rateDrop.estimate.paidBack', defaultMessage: 'Costs paid back after' },
    never: { id: 'rateDrop.estimate.never', defaultMessage: 'Not paid back' },
    interest: { id: 'rateDrop.estimate.interest', defaultMessage: 'Interest left to pay' },
    change: { id: 'rateDrop.estimate.change', defaultMessage: 'Change the costs' },
    costs: { id: 'rateDrop.estimate.costs', defaultMessage: 'Costs of the new loan' },
    costsHelp: {
      id: 'rateDrop.estimate.costsHelp',
      defaultMessage: 'Fees such as appraisal and title. Ask a loan officer for yours.',
    },
    costsInvalid: { id: 'rateDrop.estimate.costsInvalid', defaultMessage: 'Enter an amount in dollars, like 3600.' },
    notAnOffer: {
      id: 'rateDrop.estimate.notAnOffer',
      defaultMessage:
        'An estimate, principal and interest only; taxes and insurance are extra. Not an offer of credit. Rates change daily.',
    },
  }),
  ...defineMessages<{
    atRate: { rate: string; years: number };
    costsMore: { rate: string; years: number };
    newLoan: { time: string };
    table: { rate: string };
    years: { years: number };
    months: { months: number };
    today: { time: string; interest: string };
    assumed: { costs: string };
    said: { rate: string; years: number; saving: string };
    saidMore: { rate: string; years: number; saving: string };
  }>({
    atRate: {
      id: 'rateDrop.estimate.atRate',
      defaultMessage: 'At {rate}% with a new {years}-year loan you would save about',
    },
    costsMore: {
      id: 'rateDrop.estimate.costsMore',
      defaultMessage: 'At {rate}% a new {years}-year loan would cost you more a month, by about',
    },
    newLoan: { id: 'rateDrop.estimate.newLoan', defaultMessage: 'New loan, {time}' },
    table: { id: 'rateDrop.estimate.table', defaultMessage: 'Savings at {rate} percent' },
    years: { id: 'rateDrop.estimate.years', defaultMessage: '{years, plural, one {# year} other {# years}}' },
    months: { id: 'rateDrop.estimate.months', defaultMessage: '{months, plural, one {# month} other {# months}}' },
    today: {
      id: 'rateDrop.estimate.today',
      defaultMessage: 'Today you have {time} and about {interest} of interest left to pay.',
    },
    assumed: { id: 'rateDrop.estimate.assumed', defaultMessage: 'Costs assumed: {costs}.' },
    said: {
      id: 'rateDrop.estimate.said',
      defaultMessage: 'At {rate} percent with a new {years}-year loan you would save about {saving} a month',
    },
    saidMore: {
      id: 'rateDrop.estimate.saidMore',
      defaultMessage: 'At {rate} percent a new {years}-year loan would cost you about {saving} more a month',
    },
  }),
};

export const validationMessages = defineMessages({
  rateRequired: { id: 'rateDrop.rule.rateRequired', defaultMessage: 'Enter the rate you want to hear about.' },
  rateInvalid: {
    id: 'rateDrop.rule.rateInvalid',
    defaultMessage: 'Enter a rate from 0 to 25 percent, with up to three decimals, like 5.875.',
  },
  currentRateRequired: { id: 'rateDrop.rule.currentRateRequired', defaultMessage: 'Enter the rate of your loan today.' },
  dollarsInvalid: {
    id: 'rateDrop.rule.dollarsInvalid',
    defaultMessage: 'Enter an amount in dollars, like 1264.14, up to 20,000,000.',
  },
  paymentRequired: {
    id: 'rateDrop.rule.paymentRequired',
    defaultMessage: 'Enter your monthly payment, principal and interest only.',
  },
  paymentBelowInterest: {
    id: 'rateDrop.rule.paymentBelowInterest',
    defaultMessage:
      'At this rate and balance the payment does not even cover the interest. Check the three numbers: your monthly statement has them.',
  },
  balanceRequired: { id: 'rateDrop.rule.balanceRequired', defaultMessage: 'Enter what you still owe on your loan.' },
  loanNumberInvalid: {
    id: 'rateDrop.rule.loanNumberInvalid',
    defaultMessage: 'Enter the loan number, 8 to 14 digits, or leave it empty.',
  },
  targetRequired: {
    id: 'rateDrop.rule.targetRequired',
    defaultMessage: 'Enter the rate you want to hear about, or what you want to save a month.',
  },
  targetNotBelow: {
    id: 'rateDrop.rule.targetNotBelow',
    defaultMessage: 'This is not below the rate you have today. Enter a lower rate, or a larger saving.',
  },
  savingUnreachable: {
    id: 'rateDrop.rule.savingUnreachable',
    defaultMessage: 'No rate saves this much: even at 0 percent the payment would be higher. Enter a smaller amount.',
  },
  usageRequired: { id: 'rateDrop.rule.usageRequired', defaultMessage: 'Choose how you use the home.' },
  typeRequired: { id: 'rateDrop.rule.typeRequired', defaultMessage: 'Choose the kind of home.' },
  firstNameRequired: { id: 'rateDrop.rule.firstNameRequired', defaultMessage: 'Enter your first name.' },
  lastNameRequired: { id: 'rateDrop.rule.lastNameRequired', defaultMessage: 'Enter your last name.' },
  nameTooLong: { id: 'rateDrop.rule.nameTooLong', defaultMessage: 'Use up to 127 characters.' },
  nameInvalid: {
    id: 'rateDrop.rule.nameInvalid',
    defaultMessage: 'Use letters only. Spaces, hyphens, apostrophes and periods between them are fine.',
  },
  emailRequired: { id: 'rateDrop.rule.emailRequired', defaultMessage: 'Enter the email address for your alert.' },
  emailInvalid: { id: 'rateDrop.rule.emailInvalid', defaultMessage: 'Enter an email address, like name@example.com.' },
  verifyRequired: { id: 'rateDrop.rule.verifyRequired', defaultMessage: 'Enter the email address again.' },
  verifyMismatch: {
    id: 'rateDrop.rule.verifyMismatch',
    defaultMessage: 'The two email addresses are not the same. Check both.',
  },
  phoneRequired: {
    id: 'rateDrop.rule.phoneRequired',
    defaultMessage: 'Enter the number that we may call, or clear the box below.',
  },
  phoneInvalid: { id: 'rateDrop.rule.phoneInvalid', defaultMessage: 'Enter a US phone number of ten digits.' },
});
