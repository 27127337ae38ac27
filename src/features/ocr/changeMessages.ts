import { defineMessages } from 'react-intl';

/** What is said of a press about a paper that failed. */
export const changeMessages = defineMessages({
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
