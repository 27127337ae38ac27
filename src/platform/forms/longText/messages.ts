import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ charactersLeft: { count: number }; charactersOver: { count: number } }>({
  charactersLeft: {
    id: 'longText.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  charactersOver: {
    id: 'longText.charactersOver',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
  },
});
