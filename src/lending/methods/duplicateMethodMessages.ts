import { defineMessages } from 'react-intl';

export const duplicateMethodMessages = {
  ...defineMessages<{ title: { name: string } }>({
    title: { id: 'sameMethod.title', defaultMessage: 'You already have {name}' },
  }),
  ...defineMessages({
    help: {
      id: 'sameMethod.help',
      defaultMessage: 'Nothing was saved yet. Saving it again makes a second entry that looks the same.',
    },
    useSaved: { id: 'sameMethod.useSaved', defaultMessage: 'Use the saved one' },
    saveAgain: { id: 'sameMethod.saveAgain', defaultMessage: 'Save it again' },
  }),
};
