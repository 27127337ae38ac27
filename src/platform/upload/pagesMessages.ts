import { defineMessages } from 'react-intl';

export const pagesMessages = {
  ...defineMessages({
    title: { id: 'upload.pages.title', defaultMessage: 'Pictures to send' },
    earlier: { id: 'upload.pages.earlier', defaultMessage: 'Earlier' },
    later: { id: 'upload.pages.later', defaultMessage: 'Later' },
    turn: { id: 'upload.pages.turn', defaultMessage: 'Turn' },
    remove: { id: 'upload.pages.remove', defaultMessage: 'Remove' },
    discard: { id: 'upload.pages.discard', defaultMessage: 'Don’t send' },
  }),
  ...defineMessages<{
    question: { count: number };
    page: { place: number; count: number };
    earlierWhich: { place: number };
    laterWhich: { place: number };
    turnWhich: { place: number };
    removeWhich: { place: number };
    moved: { place: number; count: number };
    removed: { count: number };
    together: { count: number };
    apart: { count: number };
  }>({
    question: {
      id: 'upload.pages.question',
      defaultMessage:
        '{count, plural, one {Is this the whole document? You can add more pages below.} other {Are these # pictures the pages of one document?}}',
    },
    page: { id: 'upload.pages.page', defaultMessage: 'Page {place} of {count}' },
    earlierWhich: { id: 'upload.pages.earlierWhich', defaultMessage: 'Move page {place} earlier' },
    laterWhich: { id: 'upload.pages.laterWhich', defaultMessage: 'Move page {place} later' },
    turnWhich: { id: 'upload.pages.turnWhich', defaultMessage: 'Turn page {place} clockwise' },
    removeWhich: { id: 'upload.pages.removeWhich', defaultMessage: 'Remove page {place}' },
    moved: { id: 'upload.pages.moved', defaultMessage: 'It is page {place} of {count} now.' },
    removed: {
      id: 'upload.pages.removed',
      defaultMessage: '{count, plural, =0 {No picture} one {One picture} other {# pictures}} left.',
    },
    together: {
      id: 'upload.pages.together',
      defaultMessage: '{count, plural, one {Send this picture} other {Send as one document of # pages}}',
    },
    apart: { id: 'upload.pages.apart', defaultMessage: 'Send as {count} documents' },
  }),
};
