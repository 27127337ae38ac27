import { defineMessages } from 'react-intl';

export const changeMessages = defineMessages({
  refused: { id: 'ocr.change.refused', defaultMessage: 'That did not work, and nothing was changed.' },
  unclear: {
    id: 'ocr.change.unclear',
    defaultMessage:
      'We could not find out whether that worked. This page shows what we know. If it is not what you want, try again.',
  },
  changedElsewhere: {
    id: 'ocr.change.changedElsewhere',
    defaultMessage:
      'Somebody changed this paper in another tab or on another device meanwhile, so this was not saved. The page shows how it stands now. If you still want your change, try again.',
  },
  downloadFailed: {
    id: 'ocr.paystub.downloadFailed',
    defaultMessage: 'We could not get the file. It is not lost. Try again.',
  },
});

/** Toasts for a failed removal of a file. */
export const removalMessages = defineMessages({
  refused: { id: 'ocr.change.removalRefused', defaultMessage: 'The file was not removed, and nothing was changed.' },
  unclear: {
    id: 'ocr.change.removalUnclear',
    defaultMessage:
      'We could not find out whether the file was removed. Look at your list of files. If it is still there, it is safe to remove it again.',
  },
});

/** Toasts for a failed choice about the other borrower on the application. */
export const otherBorrowerMessages = defineMessages({
  refused: {
    id: 'ocr.change.otherRefused',
    defaultMessage: 'Your choice about the other borrower was not saved, and nothing was changed.',
  },
  unclear: {
    id: 'ocr.change.otherUnclear',
    defaultMessage:
      'We could not find out whether your choice about the other borrower was saved. Look at the list of borrowers. If it is not what you want, choose again.',
  },
});
