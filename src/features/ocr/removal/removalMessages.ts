import { defineMessages } from 'react-intl';

/** A paper that is taken back. */
export const messages = {
  ...defineMessages({
    remove: { id: 'ocr.removal.remove', defaultMessage: 'Remove' },
    ask: { id: 'ocr.removal.ask', defaultMessage: 'Remove this file?' },
    keep: { id: 'ocr.removal.keep', defaultMessage: 'Keep it' },
    means: { id: 'ocr.removal.means', defaultMessage: 'We delete it, with what we read from it and what you changed.' },
    removed: { id: 'ocr.removal.removed', defaultMessage: 'The file was removed.' },
  }),
  ...defineMessages<{
    which: { name: string };
    this: { name: string; size: string };
  }>({
    which: { id: 'ocr.removal.which', defaultMessage: 'Remove {name}' },
    this: { id: 'ocr.removal.this', defaultMessage: '{name}, {size}' },
  }),
};
