import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    often: { id: 'ocr.income.often', defaultMessage: 'How often are you paid?' },
    oftenHelp: {
      id: 'ocr.income.oftenHelp',
      defaultMessage: 'A paystub rarely says it, and it changes your income by up to 8 percent.',
    },
    weekly: { id: 'ocr.income.weekly', defaultMessage: 'Every week' },
    biweekly: { id: 'ocr.income.biweekly', defaultMessage: 'Every two weeks' },
    semimonthly: { id: 'ocr.income.semimonthly', defaultMessage: 'Twice a month' },
    monthly: { id: 'ocr.income.monthly', defaultMessage: 'Once a month' },
    weeklyHelp: { id: 'ocr.income.weeklyHelp', defaultMessage: '52 paydays a year' },
    biweeklyHelp: { id: 'ocr.income.biweeklyHelp', defaultMessage: '26 paydays a year, for example every other Friday' },
    semimonthlyHelp: {
      id: 'ocr.income.semimonthlyHelp',
      defaultMessage: '24 paydays a year, for example the 15th and the last day',
    },
    monthlyHelp: { id: 'ocr.income.monthlyHelp', defaultMessage: '12 paydays a year' },
    weeklyHint: { id: 'ocr.income.weeklyHint', defaultMessage: 'The dates suggest every week.' },
    biweeklyHint: { id: 'ocr.income.biweeklyHint', defaultMessage: 'The dates suggest every two weeks.' },
    semimonthlyHint: { id: 'ocr.income.semimonthlyHint', defaultMessage: 'The dates suggest twice a month.' },
    monthlyHint: { id: 'ocr.income.monthlyHint', defaultMessage: 'The dates suggest once a month.' },
    notSaved: { id: 'ocr.income.notSaved', defaultMessage: 'Your answer was not saved.' },
    saveUnclear: { id: 'ocr.income.saveUnclear', defaultMessage: 'We could not find out whether your answer was saved.' },
    tryAgain: { id: 'ocr.income.tryAgain', defaultMessage: 'Try again' },
    savedAnswer: { id: 'ocr.income.savedAnswer', defaultMessage: 'How often you are paid: saved.' },
    facts: { id: 'ocr.income.facts', defaultMessage: 'New job this year, or a W-2 from last year?' },
    factsHelp: {
      id: 'ocr.income.factsHelp',
      defaultMessage: 'Optional. It makes your income more exact where your pay changes over the year.',
    },
    startedAsked: {
      id: 'ocr.income.startedAsked',
      defaultMessage:
        'Your year to date is low for a whole year. Enter the day you started here, also if it was in an earlier year.',
    },
    started: { id: 'ocr.income.started', defaultMessage: 'I started this job this year' },
    startedOn: { id: 'ocr.income.startedOn', defaultMessage: 'First day at this job' },
    priorYear: { id: 'ocr.income.priorYear', defaultMessage: 'What you earned there last year (W-2)' },
    title: { id: 'ocr.income.title', defaultMessage: 'Your monthly income, before tax' },
    missingTitle: { id: 'ocr.income.missingTitle', defaultMessage: 'Your monthly income shows here once we know this:' },
    preliminary: { id: 'ocr.income.preliminary', defaultMessage: 'Preliminary. Not an approval or a loan decision.' },
    seen: {
      id: 'ocr.income.seen',
      defaultMessage: 'Your loan officer sees your paystubs and what you changed.',
    },
    noYear: { id: 'ocr.income.noYear', defaultMessage: 'There is no year to date to compare it with.' },
    fellBefore: { id: 'ocr.income.fellBefore', defaultMessage: 'An earlier paystub was higher. Your newest one counts.' },
    apart: {
      id: 'ocr.income.apart',
      defaultMessage: 'That is your gross without overtime and bonus, which are counted on their own.',
    },
  }),
  ...defineMessages<{
    oftenAt: { employer: string };
    oftenOf: { employer: string; day: string };
    year: { amount: string };
    byPaydays: { amount: string; paydays: number };
    byTheHour: { rate: string; hours: string; paydays: number };
    byYear: { year: string; months: string };
    byBothYears: { year: string; prior: string; months: string };
    fits: { paydays: number; amount: string; year: string };
    fitsAbout: { paydays: number; amount: string; sum: string; year: string };
    fitsBoth: { amount: string; sum: string };
    yearToDate: { amount: string; sum: string };
    average: { amount: string; sum: string };
    fell: { amount: string; sum: string };
    overtime: { amount: string; year: string };
    overtimeNotCounted: { amount: string };
    bonusNotCounted: { amount: string };
    bonus: { amount: string; year: string; months: string };
    job: { employer: string; amount: string };
  }>({
    oftenAt: { id: 'ocr.income.oftenAt', defaultMessage: 'How often are you paid by {employer}?' },
    oftenOf: {
      id: 'ocr.income.oftenOf',
      defaultMessage: 'How often are you paid by {employer}? This is about the paystub of {day}.',
    },
    year: { id: 'ocr.income.year', defaultMessage: 'About {amount} a year' },
    byPaydays: { id: 'ocr.income.byPaydays', defaultMessage: '{amount} × {paydays} paydays ÷ 12 months' },
    byTheHour: { id: 'ocr.income.byTheHour', defaultMessage: '{rate} × {hours} hours × {paydays} paydays ÷ 12 months' },
    byYear: { id: 'ocr.income.byYear', defaultMessage: '{year} ÷ {months} months' },
    byBothYears: { id: 'ocr.income.byBothYears', defaultMessage: '({year} + {prior}) ÷ {months} months' },
    fits: {
      id: 'ocr.income.fits',
      defaultMessage: 'It fits your year to date: {paydays, plural, one {# payday} other {# paydays}} of {amount} make {year}.',
    },
    fitsAbout: {
      id: 'ocr.income.fitsAbout',
      defaultMessage:
        'It fits your year to date of {year}: {paydays, plural, one {# payday} other {# paydays}} of {amount} make {sum}, which is about the same.',
    },
    fitsBoth: {
      id: 'ocr.income.fitsBoth',
      defaultMessage: 'It fits this year and last year together: {sum} = {amount} a month.',
    },
    yearToDate: {
      id: 'ocr.income.yearToDate',
      defaultMessage:
        'We use your year to date, because it comes to less than your paydays. By paydays it would be {sum} = {amount}.',
    },
    average: {
      id: 'ocr.income.average',
      defaultMessage:
        'This year and last year together come to less than your paydays, so they count. By paydays it would be {sum} = {amount}.',
    },
    fell: {
      id: 'ocr.income.fell',
      defaultMessage:
        'We use your newest paystub, because it is lower than the year so far. The year would be {sum} = {amount} a month.',
    },
    overtimeNotCounted: {
      id: 'ocr.income.overtimeNotCounted',
      defaultMessage:
        'Overtime is not counted yet: {amount} of this period has no year to date beside it. If your paystub has one, add “Overtime, year to date”.',
    },
    bonusNotCounted: {
      id: 'ocr.income.bonusNotCounted',
      defaultMessage:
        'Bonus is not counted yet: {amount} of this period has no year to date beside it. If your paystub has one, add “Bonus, year to date”.',
    },
    overtime: { id: 'ocr.income.overtime', defaultMessage: 'Overtime this year: {year} ÷ 12 months = {amount}' },
    bonus: { id: 'ocr.income.bonus', defaultMessage: 'Bonus this year: {year} ÷ {months} months so far = {amount}' },
    job: { id: 'ocr.income.job', defaultMessage: '{employer}: {amount} a month' },
  }),
};

export const missingMessages = {
  ...defineMessages({
    reading: { id: 'ocr.missing.reading', defaultMessage: 'What is in the file that we are still reading' },
    unloaded: { id: 'ocr.missing.unloaded', defaultMessage: 'The file that did not load' },
    none: { id: 'ocr.missing.none', defaultMessage: 'A paystub that counts' },
    sendOne: { id: 'ocr.missing.sendOne', defaultMessage: 'Back to your paystubs' },
  }),
  ...defineMessages<{
    isPaystub: { name: string };
    whose: { name: string };
    often: { employer: string };
    employer: { name: string };
    payDate: { employer: string };
    pay: { employer: string };
    started: { employer: string };
    unsaved: { label: string };
  }>({
    isPaystub: { id: 'ocr.missing.isPaystub', defaultMessage: 'Whether “{name}” is a paystub' },
    whose: { id: 'ocr.missing.whose', defaultMessage: 'Whether the paystub of “{name}” is yours' },
    often: { id: 'ocr.missing.often', defaultMessage: 'How often you are paid: {employer}' },
    employer: { id: 'ocr.missing.employer', defaultMessage: 'Who pays you: “{name}”' },
    payDate: { id: 'ocr.missing.payDate', defaultMessage: 'The pay date: {employer}' },
    pay: { id: 'ocr.missing.pay', defaultMessage: 'The gross pay, or rate and hours: {employer}' },
    started: {
      id: 'ocr.missing.started',
      defaultMessage: 'Your first day at {employer}: your year to date is low for a whole year',
    },
    unsaved: { id: 'ocr.missing.unsaved', defaultMessage: '{label}: not saved yet' },
  }),
};
