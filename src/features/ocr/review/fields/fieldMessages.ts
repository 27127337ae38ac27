import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    wordsProblem: { id: 'ocr.field.wordsProblem', defaultMessage: 'Use up to 120 characters.' },
    dayProblem: { id: 'ocr.field.dayProblem', defaultMessage: 'Enter a day, such as 11/13/2026.' },
    moneyProblem: { id: 'ocr.field.moneyProblem', defaultMessage: 'Enter an amount, such as 1,842.17.' },
    hoursProblem: { id: 'ocr.field.hoursProblem', defaultMessage: 'Enter hours, such as 80 or 37.5.' },
    check: { id: 'ocr.field.check', defaultMessage: 'Please check' },
    edited: { id: 'ocr.field.edited', defaultMessage: 'Edited' },
    added: { id: 'ocr.field.added', defaultMessage: 'Added' },
    confirmed: { id: 'ocr.field.confirmed', defaultMessage: 'Checked by you' },
    saving: { id: 'ocr.field.saving', defaultMessage: 'Saving…' },
    notSaved: { id: 'ocr.field.notSaved', defaultMessage: 'This was not saved. What you typed is still here.' },
    saveUnclear: {
      id: 'ocr.field.saveUnclear',
      defaultMessage: 'We could not find out whether this was saved. What you typed is still here.',
    },
    isGoneNow: { id: 'ocr.field.isGoneNow', defaultMessage: 'This value is empty now.' },
    tryAgain: { id: 'ocr.field.tryAgain', defaultMessage: 'Try again' },
    readNothing: { id: 'ocr.field.readNothing', defaultMessage: 'We did not find this on your paystub.' },
    isRight: { id: 'ocr.field.isRight', defaultMessage: 'It is right' },
    isNotThere: { id: 'ocr.field.isNotThere', defaultMessage: 'My paystub does not have it' },
    undo: { id: 'ocr.field.undo', defaultMessage: 'Undo' },
    edit: { id: 'ocr.field.edit', defaultMessage: 'Edit' },
    add: { id: 'ocr.field.add', defaultMessage: 'Add' },
    none: { id: 'ocr.field.none', defaultMessage: 'None' },
    unreadable: {
      id: 'ocr.field.unreadable',
      defaultMessage:
        'We read more from this paystub than we can show here. Compare the values with your paystub before you go on.',
    },
    more: { id: 'ocr.field.more', defaultMessage: 'Add overtime, bonus or hourly pay' },
  }),
  ...defineMessages<{
    read: { value: string };
    standsNow: { value: string };
    saved: { label: string };
    undone: { label: string };
    isRightWhich: { label: string };
    isNotThereWhich: { label: string };
    undoWhich: { label: string };
    editWhich: { label: string };
    addWhich: { label: string };
    tryAgainWhich: { label: string };
  }>({
    standsNow: { id: 'ocr.field.standsNow', defaultMessage: 'This value is {value} now.' },
    read: { id: 'ocr.field.read', defaultMessage: 'We read {value}.' },
    saved: { id: 'ocr.field.saved', defaultMessage: '{label}: saved.' },
    undone: { id: 'ocr.field.undone', defaultMessage: '{label}: as we read it again.' },
    isRightWhich: { id: 'ocr.field.isRightWhich', defaultMessage: 'It is right: {label}' },
    isNotThereWhich: { id: 'ocr.field.isNotThereWhich', defaultMessage: 'My paystub does not have it: {label}' },
    editWhich: { id: 'ocr.field.editWhich', defaultMessage: 'Edit: {label}' },
    addWhich: { id: 'ocr.field.addWhich', defaultMessage: 'Add: {label}' },
    undoWhich: { id: 'ocr.field.undoWhich', defaultMessage: 'Undo: {label}' },
    tryAgainWhich: { id: 'ocr.field.tryAgainWhich', defaultMessage: 'Try again: {label}' },
  }),
};

/** Labels by API field name. */
export const fieldLabels = defineMessages({
  employer: { id: 'ocr.label.employer', defaultMessage: 'Employer' },
  person: { id: 'ocr.label.person', defaultMessage: 'Name on the paystub' },
  periodStart: { id: 'ocr.label.periodStart', defaultMessage: 'Period from' },
  periodEnd: { id: 'ocr.label.periodEnd', defaultMessage: 'Period to' },
  payDate: { id: 'ocr.label.payDate', defaultMessage: 'Pay date' },
  gross: { id: 'ocr.label.gross', defaultMessage: 'Gross this period' },
  deductions: { id: 'ocr.label.deductions', defaultMessage: 'Deductions' },
  net: { id: 'ocr.label.net', defaultMessage: 'Net this period' },
  grossYearToDate: { id: 'ocr.label.grossYearToDate', defaultMessage: 'Gross, year to date' },
  rate: { id: 'ocr.label.rate', defaultMessage: 'Hourly rate' },
  hours: { id: 'ocr.label.hours', defaultMessage: 'Hours' },
  overtime: { id: 'ocr.label.overtime', defaultMessage: 'Overtime this period' },
  overtimeYearToDate: { id: 'ocr.label.overtimeYearToDate', defaultMessage: 'Overtime, year to date' },
  bonus: { id: 'ocr.label.bonus', defaultMessage: 'Bonus this period' },
  bonusYearToDate: { id: 'ocr.label.bonusYearToDate', defaultMessage: 'Bonus, year to date' },
});

/** Explanations by `DoubtReason`: why a value is marked. */
export const doubtMessages = defineMessages({
  unclear: { id: 'ocr.doubt.unclear', defaultMessage: 'It is hard to make out.' },
  sum: { id: 'ocr.doubt.sum', defaultMessage: 'It does not add up with the other amounts.' },
  meaning: { id: 'ocr.doubt.meaning', defaultMessage: 'Your paystub does not say clearly that it is this.' },
  contradiction: { id: 'ocr.doubt.contradiction', defaultMessage: 'Your paystub has it twice, and not the same.' },
  poorPicture: { id: 'ocr.doubt.poorPicture', defaultMessage: 'The picture is hard to read.' },
  unknown: { id: 'ocr.doubt.unknown', defaultMessage: 'It may not be right. Compare it with your paystub.' },
  missing: { id: 'ocr.doubt.missing', defaultMessage: 'We did not find it, but most paystubs have it.' },
});
