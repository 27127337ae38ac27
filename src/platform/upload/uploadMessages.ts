import { defineMessages } from 'react-intl';

export const uploadMessages = {
  ...defineMessages({
    choose: { id: 'upload.choose', defaultMessage: 'Choose files' },
    photo: { id: 'upload.photo', defaultMessage: 'Take a photo' },
    dropHere: { id: 'upload.dropHere', defaultMessage: 'Or drop or paste them here.' },
    dropNow: { id: 'upload.dropNow', defaultMessage: 'Let go to add the files' },
    notAFile: {
      id: 'upload.notAFile',
      defaultMessage: 'That was text or a link, not a file. Nothing was added. Save it as a file first, then choose the file.',
    },
    list: { id: 'upload.list', defaultMessage: 'Files on their way' },
    checking: { id: 'upload.checking', defaultMessage: 'Checking the file' },
    waiting: { id: 'upload.waiting', defaultMessage: 'Waiting to be sent' },
    again: { id: 'upload.again', defaultMessage: 'We got no answer. We will try this file again by ourselves.' },
    failed: {
      id: 'upload.failed',
      defaultMessage: 'We could not find out whether this file arrived. Try again. If the file did arrive, we keep it only once.',
    },
    lost: {
      id: 'upload.lost',
      defaultMessage:
        'The page closed before we knew that this file had arrived. If you do not see it among your files, choose it again.',
    },
    confirming: { id: 'upload.confirming', defaultMessage: 'Waiting to hear that it arrived' },
    asked: { id: 'upload.asked', defaultMessage: 'You have sent this file already. Send it once more?' },
    sendAnyway: { id: 'upload.sendAnyway', defaultMessage: 'Send it again' },
    cancel: { id: 'upload.cancel', defaultMessage: 'Cancel' },
    dismiss: { id: 'upload.dismiss', defaultMessage: 'Dismiss' },
    retry: { id: 'upload.retry', defaultMessage: 'Try again' },
    empty: { id: 'upload.empty', defaultMessage: 'This file is empty. Nothing was sent. Choose another file.' },
    heic: {
      id: 'upload.heic',
      defaultMessage:
        'This photo is in the HEIC format, which we can’t open. Nothing was sent. On an iPhone open Settings, Camera, Formats, choose “Most Compatible” and take the photo again. Or take a screenshot of it and send that.',
    },
    otherKind: {
      id: 'upload.otherKind',
      defaultMessage:
        'This is not a PDF, JPG or PNG file, even if its name says so. Nothing was sent. Open it, choose Print, then “Save as PDF”, and send that.',
    },
    unreadable: {
      id: 'upload.unreadable',
      defaultMessage: 'We can’t read this file. It may have been moved or is open elsewhere. Nothing was sent. Choose it again.',
    },
    locked: {
      id: 'upload.locked',
      defaultMessage:
        'We can’t open it: it asks for a password. Open it on your device, choose Print, then “Save as PDF”, and send the new file. Nothing was sent.',
    },
    broken: {
      id: 'upload.broken',
      defaultMessage:
        'We can’t open this PDF: it is damaged. Nothing was sent. Download or scan it again, and send the new file.',
    },
    tooMany: {
      id: 'upload.tooMany',
      defaultMessage: 'You have sent as many files as we can keep. Nothing of this one was sent. Call us to send more.',
    },
    tooMuch: {
      id: 'upload.tooMuch',
      defaultMessage:
        'Your files together are more than we can keep. Nothing of this one was sent. Send a smaller file, or call us.',
    },
  }),
  ...defineMessages<{
    chooseFor: { what: string };
    photoFor: { what: string };
    limits: { size: string };
    limitsTogether: { count: number; total: string };
    more: { count: number };
    percentSent: { percent: number; count: number };
    needsLook: { name: string; problem: string };
    leftUnsent: { name: string };
    turnedAway: { reason: string };
    needLook: { count: number };
    tooLarge: { size: string };
    progress: { percent: number; size: string; left: string };
    secondsLeft: { count: number };
    minutesLeft: { count: number };
    progressOf: { name: string };
    cancelWhich: { name: string };
    dismissWhich: { name: string };
    dismissAll: { count: number };
    retryWhich: { name: string };
    sendAnywayWhich: { name: string };
    laterSeconds: { count: number };
    laterMinutes: { count: number };
    allSent: { count: number };
    sendingNow: { count: number };
  }>({
    chooseFor: { id: 'upload.chooseFor', defaultMessage: 'Choose files: {what}' },
    photoFor: { id: 'upload.photoFor', defaultMessage: 'Take a photo: {what}' },
    limits: { id: 'upload.limits', defaultMessage: 'PDF, JPG or PNG, up to {size} each.' },
    limitsTogether: {
      id: 'upload.limitsTogether',
      defaultMessage: 'You can send up to {count, number} files, {total} in all.',
    },
    more: { id: 'upload.more', defaultMessage: 'Show {count, plural, one {# more file} other {# more files}}' },
    percentSent: {
      id: 'upload.percentSent',
      defaultMessage: '{count, plural, one {{percent}% sent.} other {{percent}% of # files sent.}}',
    },
    turnedAway: { id: 'upload.turnedAway', defaultMessage: 'This file was not sent. {reason}' },
    needsLook: { id: 'upload.needsLook', defaultMessage: '{name}: {problem}' },
    leftUnsent: {
      id: 'upload.leftUnsent',
      defaultMessage: '{name} may not have been sent. Go back to the page where you chose it: it says why, and what you can do.',
    },
    needLook: { id: 'upload.needLook', defaultMessage: '{count} files were not sent. The reason is below each name.' },
    tooLarge: {
      id: 'upload.tooLarge',
      defaultMessage:
        'This file is larger than {size}. Nothing was sent. Scan it at a lower resolution, or send its pages as several files.',
    },
    progress: { id: 'upload.progress', defaultMessage: 'Sending, {percent}% of {size}{left}' },
    secondsLeft: { id: 'upload.secondsLeft', defaultMessage: ', about {count, plural, one {# second} other {# seconds}} left' },
    minutesLeft: { id: 'upload.minutesLeft', defaultMessage: ', about {count, plural, one {# minute} other {# minutes}} left' },
    laterSeconds: {
      id: 'upload.laterSeconds',
      defaultMessage:
        'We can take no more files right now. This one goes on by itself in about {count, plural, one {# second} other {# seconds}}.',
    },
    laterMinutes: {
      id: 'upload.laterMinutes',
      defaultMessage:
        'We can take no more files right now. This one goes on by itself in about {count, plural, one {# minute} other {# minutes}}.',
    },
    progressOf: { id: 'upload.progressOf', defaultMessage: 'Sending {name}' },
    cancelWhich: { id: 'upload.cancelWhich', defaultMessage: 'Cancel {name}' },
    dismissAll: { id: 'upload.dismissAll', defaultMessage: 'Dismiss all {count} that were not sent' },
    dismissWhich: { id: 'upload.dismissWhich', defaultMessage: 'Dismiss {name}' },
    retryWhich: { id: 'upload.retryWhich', defaultMessage: 'Try again: {name}' },
    sendAnywayWhich: { id: 'upload.sendAnywayWhich', defaultMessage: 'Send again: {name}' },
    allSent: {
      id: 'upload.allSent',
      defaultMessage: '{count, plural, one {The file was sent.} =2 {Both files were sent.} other {All # files were sent.}}',
    },
    sendingNow: { id: 'upload.sendingNow', defaultMessage: '{count, plural, one {Sending the file.} other {Sending # files.}}' },
  }),
};
