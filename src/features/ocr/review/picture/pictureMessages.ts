import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    show: { id: 'ocr.picture.show', defaultMessage: 'Show the picture' },
    hide: { id: 'ocr.picture.hide', defaultMessage: 'Hide the picture' },
    check: { id: 'ocr.picture.check', defaultMessage: 'Check' },
    larger: { id: 'ocr.picture.larger', defaultMessage: 'Larger' },
    smaller: { id: 'ocr.picture.smaller', defaultMessage: 'Smaller' },
    whole: { id: 'ocr.picture.whole', defaultMessage: 'Whole width' },
    keys: {
      id: 'ocr.picture.keys',
      defaultMessage: 'With the keyboard: + and − change the size, 0 shows the whole width, arrows move.',
    },
    none: { id: 'ocr.picture.none', defaultMessage: 'We can’t show the picture here. Compare with the file itself.' },
    askAgain: { id: 'ocr.picture.askAgain', defaultMessage: 'Try to show it' },
    download: { id: 'ocr.paystub.download', defaultMessage: 'Download' },
    downloading: { id: 'ocr.paystub.downloading', defaultMessage: 'Getting it…' },
  }),
  ...defineMessages<{ region: { name: string; page: number }; page: { page: number }; downloadWhich: { name: string } }>({
    region: { id: 'ocr.picture.region', defaultMessage: 'Picture of {name}, page {page}' },
    page: { id: 'ocr.picture.page', defaultMessage: 'Page {page}' },
    downloadWhich: { id: 'ocr.paystub.downloadWhich', defaultMessage: 'Download {name}' },
  }),
};
