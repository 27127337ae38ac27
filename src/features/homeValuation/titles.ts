import { defineMessages } from 'react-intl';

/** What stands as title and first heading while the screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  homeValue: { id: 'homeValuation.titles.homeValue', defaultMessage: 'What your home may be worth' },
  noReport: { id: 'homeValuation.titles.noReport', defaultMessage: 'This link no longer works' },
});
