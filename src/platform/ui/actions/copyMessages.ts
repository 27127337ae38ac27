import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    copy: { id: 'ui.copy', defaultMessage: 'Copy' },
    copied: { id: 'ui.copied', defaultMessage: 'Copied' },
    copyFailed: {
      id: 'ui.copyFailed',
      defaultMessage: 'Your browser did not allow copying. Select the text and copy it by hand.',
    },
  }),
  ...defineMessages<{ copyThing: { thing: string } }>({
    copyThing: { id: 'ui.copyThing', defaultMessage: 'Copy {thing}' },
  }),
};
