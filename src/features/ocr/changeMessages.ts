import { defineMessages } from 'react-intl';

/** What is said of a change of a paper, or of who else is on the application, that failed. */
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
});
