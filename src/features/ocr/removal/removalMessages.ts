import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    remove: { id: 'ocr.removal.remove', defaultMessage: 'Remove' },
    ask: { id: 'ocr.removal.ask', defaultMessage: 'Remove this file?' },
    keep: { id: 'ocr.removal.keep', defaultMessage: 'Keep it' },
    means: { id: 'ocr.removal.means', defaultMessage: 'We delete it, with what we read from it and what you changed.' },
    isPaystub: {
      id: 'ocr.removal.isPaystub',
      defaultMessage:
        'This looks like another paper, such as a bill or a statement. Is it a paystub? Nothing of it counts until you say so.',
    },
    yes: { id: 'ocr.removal.yes', defaultMessage: 'Yes, it is a paystub' },
    no: { id: 'ocr.removal.no', defaultMessage: 'No, remove it' },
    removed: { id: 'ocr.removal.removed', defaultMessage: 'The file was removed.' },
  }),
  ...defineMessages<{
    which: { name: string };
    yesWhich: { name: string };
    noWhich: { name: string };
    this: { name: string; size: string };
  }>({
    which: { id: 'ocr.removal.which', defaultMessage: 'Remove {name}' },
    yesWhich: { id: 'ocr.removal.yesWhich', defaultMessage: 'Yes, it is a paystub: {name}' },
    noWhich: { id: 'ocr.removal.noWhich', defaultMessage: 'No, remove it: {name}' },
    this: { id: 'ocr.removal.this', defaultMessage: '{name}, {size}' },
  }),
};
