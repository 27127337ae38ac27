import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  set: { id: 'rateDrop.titles.set', defaultMessage: 'Set a Rate Drop Alert' },
  noData: { id: 'rateDrop.titles.noData', defaultMessage: 'We can’t start from this loan' },
});
