import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    back: { id: 'mailingAddress.back', defaultMessage: 'Loan details' },
    now: { id: 'mailingAddress.now', defaultMessage: 'Where your mail goes now' },
    whatFor: { id: 'mailingAddress.whatFor', defaultMessage: 'Statements, tax forms and notices about this loan go here.' },
    cancelChange: { id: 'mailingAddress.cancelChange', defaultMessage: 'Cancel this change' },
    canceling: { id: 'mailingAddress.canceling', defaultMessage: 'Canceling…' },
    nothingCanceled: { id: 'mailingAddress.nothingCanceled', defaultMessage: 'The change was not canceled.' },
    newAddress: { id: 'mailingAddress.new', defaultMessage: 'Your new address' },
    beforeSaving: {
      id: 'mailingAddress.beforeSaving',
      defaultMessage:
        'Mail goes there a few days later: once it is saved, we show from when. We tell every borrower on the loan by email, and send a letter to the old address.',
    },
    save: { id: 'mailingAddress.save', defaultMessage: 'Save new address' },
    saving: { id: 'mailingAddress.saving', defaultMessage: 'Saving…' },
    unchanged: {
      id: 'mailingAddress.unchanged',
      defaultMessage: 'This is already your mailing address. Nothing was sent.',
    },
    outcomeUnknown: {
      id: 'mailingAddress.outcomeUnknown',
      defaultMessage:
        'We could not find out whether your mailing address was changed. Try again in a moment. It is safe: the change is made only once.',
    },
    notBoarded: { id: 'mailingAddress.notBoarded', defaultMessage: 'We are still setting this loan up' },
    notBoardedHelp: {
      id: 'mailingAddress.notBoardedHelp',
      defaultMessage: 'You can change where its mail goes once that is done. If you can’t wait, call us.',
    },
    saved: { id: 'mailingAddress.saved', defaultMessage: 'Your new address is saved' },
    canceled: { id: 'mailingAddress.canceled', defaultMessage: 'Your mailing address stays the same' },
    until: { id: 'mailingAddress.until', defaultMessage: 'Until then' },
    mailGoesTo: { id: 'mailingAddress.mailGoesTo', defaultMessage: 'Mail goes to' },
    undated: {
      id: 'mailingAddress.undated',
      defaultMessage: 'Mail that is already on its way may still go to your old address.',
    },
    told: {
      id: 'mailingAddress.told',
      defaultMessage: 'To keep this loan safe, we tell every borrower on it by email and send a letter to the old address.',
    },
    toldCanceled: {
      id: 'mailingAddress.toldCanceled',
      defaultMessage: 'To keep this loan safe, we tell every borrower on it by email and send a letter to this address.',
    },
    toLoan: { id: 'mailingAddress.toLoan', defaultMessage: 'Go to loan details' },
  }),
  ...defineMessages<{
    forLoan: { address: string; lastFour: string };
    from: { date: string };
    propertyStays: { address: string };
    changedMeanwhile: { address: string };
    notCanceled: { address: string };
    movedTo: { servicer: string };
    tooManyChanges: { hours: number };
  }>({
    forLoan: {
      id: 'mailingAddress.forLoan',
      defaultMessage: '{address}, loan ending in {lastFour}. Other loans keep their mailing address.',
    },
    from: { id: 'mailingAddress.from', defaultMessage: 'From {date}' },
    propertyStays: {
      id: 'mailingAddress.propertyStays',
      defaultMessage: 'The address of the property, {address}, stays as it is.',
    },
    changedMeanwhile: {
      id: 'mailingAddress.changedMeanwhile',
      defaultMessage:
        'In the meantime this mailing address was changed to {address}. What you typed was not saved. To use it instead, save it again.',
    },
    notCanceled: {
      id: 'mailingAddress.notCanceled',
      defaultMessage: 'In the meantime this mailing address was changed to {address}. Nothing was canceled.',
    },
    tooManyChanges: {
      id: 'mailingAddress.tooManyChanges',
      defaultMessage:
        'This mailing address was changed too many times in one day, so nothing was saved. Try again in {hours, plural, one {# hour} other {# hours}}, or call us.',
    },
    movedTo: {
      id: 'mailingAddress.movedTo',
      defaultMessage:
        '{servicer} sends the statements of this loan now. Tell them your new address, too: we use it only for what we still mail, such as your tax form.',
    },
  }),
};
