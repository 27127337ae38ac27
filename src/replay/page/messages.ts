import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'replay.title', defaultMessage: 'Problem reports' },
    off: {
      id: 'replay.off',
      defaultMessage: 'Problem reports can’t be opened here. This is switched off for this portal.',
    },
    lead: {
      id: 'replay.lead',
      defaultMessage: 'Open the file of a problem report to see what the borrower saw, step by step.',
    },
    drop: { id: 'replay.drop', defaultMessage: 'Drop the file anywhere on this page, or choose it. It stays on this computer.' },
    dropNow: { id: 'replay.dropNow', defaultMessage: 'Let go to open this file' },
    choose: { id: 'replay.choose', defaultMessage: 'Choose a file' },
    chooseOther: { id: 'replay.chooseOther', defaultMessage: 'Open another file' },
    opening: { id: 'replay.opening', defaultMessage: 'Opening the file' },
    refused: { id: 'replay.refused', defaultMessage: 'We could not open this file' },
    tooLarge: {
      id: 'replay.tooLarge',
      defaultMessage: 'It is too large. A problem report has at most 20 MB.',
    },
    tooMany: {
      id: 'replay.tooMany',
      defaultMessage: 'It has more steps, calls or other lines than a problem report can have. It may have been changed.',
    },
    unreadable: {
      id: 'replay.unreadable',
      defaultMessage: 'Your browser could not read it. Check that it is still there, then choose it again.',
    },
    notJson: {
      id: 'replay.notJson',
      defaultMessage: 'It is not a problem report, or it was cut short. A problem report is a JSON file.',
    },
    notReport: { id: 'replay.notReport', defaultMessage: 'It is a JSON file, but not a problem report of this portal.' },
    newerSchema: {
      id: 'replay.newerSchema',
      defaultMessage: 'A newer version of the portal wrote it. Open it at the address of that version.',
    },
    unknownForm: {
      id: 'replay.unknownForm',
      defaultMessage: 'It has kinds of values that no problem report has. It may have been changed.',
    },
    circular: {
      id: 'replay.circular',
      defaultMessage: 'A part of it contains itself, which no problem report does. It may have been changed.',
    },
    broken: {
      id: 'replay.broken',
      defaultMessage: 'It is a problem report, but a part of it is missing or wrong. It may have been changed.',
    },
    notShown: { id: 'replay.notShown', defaultMessage: 'We could not show this report' },
    notShownBody: {
      id: 'replay.notShownBody',
      defaultMessage: 'The page broke at it. The file may have been changed. You can open another one.',
    },
    saved: { id: 'replay.saved', defaultMessage: 'Saved' },
    release: { id: 'replay.release', defaultMessage: 'Portal' },
    browser: { id: 'replay.browser', defaultMessage: 'Browser' },
    answerTo: { id: 'replay.answerTo', defaultMessage: 'Wants an answer at' },
    words: { id: 'replay.words', defaultMessage: 'What the borrower wrote' },
    noWords: { id: 'replay.noWords', defaultMessage: 'Nothing' },
  }),
  ...defineMessages<{
    place: { place: string };
    releaseOf: { version: string; commit: string };
    browserOn: { browser: string; system: string };
  }>({
    place: { id: 'replay.place', defaultMessage: 'The place in the file: {place}' },
    releaseOf: { id: 'replay.releaseOf', defaultMessage: '{version}, commit {commit}' },
    browserOn: { id: 'replay.browserOn', defaultMessage: '{browser} on {system}' },
  }),
};
