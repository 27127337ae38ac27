import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    lead: { id: 'ocr.upload.lead', defaultMessage: 'We read them for you. In the next step you check what we read.' },
    paystubs: { id: 'ocr.upload.paystubs', defaultMessage: 'Your paystubs' },
    tips: { id: 'ocr.upload.tips', defaultMessage: 'For a photo that we can read' },
    tipFlat: { id: 'ocr.upload.tipFlat', defaultMessage: 'Lay it flat, without folds' },
    tipWhole: { id: 'ocr.upload.tipWhole', defaultMessage: 'Show the whole page' },
    tipLight: { id: 'ocr.upload.tipLight', defaultMessage: 'Use daylight or a bright lamp' },
    tipFlash: { id: 'ocr.upload.tipFlash', defaultMessage: 'No flash: it leaves glare' },
    each: { id: 'ocr.upload.each', defaultMessage: 'Each photo is one paystub. A PDF may hold several.' },
    sent: { id: 'ocr.upload.sent', defaultMessage: 'Files we have' },
    readingSoon: { id: 'ocr.upload.readingSoon', defaultMessage: 'Reading, almost done' },
    readingLonger: { id: 'ocr.upload.readingLonger', defaultMessage: 'Reading, taking longer than usual' },
    unsure: { id: 'ocr.upload.unsure', defaultMessage: 'Is this a paystub?' },
    needsAnswer: {
      id: 'ocr.upload.needsAnswer',
      defaultMessage: 'Say whether each file is a paystub. Then you can continue.',
    },
    noPaystub: { id: 'ocr.upload.noPaystub', defaultMessage: 'We found no paystub in this file' },
    noPaystubHelp: {
      id: 'ocr.upload.noPaystubHelp',
      defaultMessage: 'Remove it and send a clearer one, or type in what it says in the next step.',
    },
    unread: { id: 'ocr.upload.unread', defaultMessage: 'We could not read this file' },
    readAgain: { id: 'ocr.upload.readAgain', defaultMessage: 'Read it again' },
    goOn: { id: 'ocr.upload.goOn', defaultMessage: 'Continue' },
    needsPaystub: { id: 'ocr.upload.needsPaystub', defaultMessage: 'Send a paystub first. Then you can continue.' },
    needsSending: {
      id: 'ocr.upload.needsSending',
      defaultMessage: 'Your files are still on their way. You can continue when we have read them.',
    },
    needsRead: {
      id: 'ocr.upload.needsRead',
      defaultMessage: 'We could not read any of your files. Have one read again, or send another one.',
    },
    ready: { id: 'ocr.upload.ready', defaultMessage: 'We have read your files. You can continue now.' },
    onlyOne: {
      id: 'ocr.upload.onlyOne',
      defaultMessage: 'We have 1 paystub. Two show your income better, but you can continue with one.',
    },
  }),
  ...defineMessages<{
    reading: { count: number };
    readingMinutes: { count: number };
    read: { paystubs: number; checks: number };
    readingNow: { count: number };
    doneReading: { failed: number };
    readAgainWhich: { name: string };
    needsReading: { count: number };
    mayLeave: { day: string };
    mayComeBack: { day: string };
  }>({
    reading: {
      id: 'ocr.upload.reading',
      defaultMessage: 'Reading, about {count, plural, one {# second} other {# seconds}} left',
    },
    readingMinutes: {
      id: 'ocr.upload.readingMinutes',
      defaultMessage: 'Reading, about {count, plural, one {# minute} other {# minutes}} left',
    },
    read: {
      id: 'ocr.upload.read',
      defaultMessage:
        'Read: {paystubs, plural, one {# paystub} other {# paystubs}}{checks, plural, =0 {} one {, # value to check} other {, # values to check}}',
    },
    readingNow: {
      id: 'ocr.upload.readingNow',
      defaultMessage: '{count, plural, one {We are reading your file.} other {We are reading # files.}}',
    },
    doneReading: {
      id: 'ocr.upload.doneReading',
      defaultMessage:
        'We are done reading.{failed, plural, =0 {} one { # file could not be read.} other { # files could not be read.}}',
    },
    readAgainWhich: { id: 'ocr.upload.readAgainWhich', defaultMessage: 'Read it again: {name}' },
    needsReading: {
      id: 'ocr.upload.needsReading',
      defaultMessage: 'We are still reading {count, plural, one {a file} other {# files}}. You can continue when that is done.',
    },
    mayLeave: {
      id: 'ocr.upload.mayLeave',
      defaultMessage: 'You can close this page. We keep reading, and your link opens until {day}.',
    },
    mayComeBack: {
      id: 'ocr.upload.mayComeBack',
      defaultMessage: 'You can close this page and go on later. Your link opens until {day}.',
    },
  }),
};
