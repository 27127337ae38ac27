import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  compare: { id: 'summaries.titles.compare', defaultMessage: 'Compare your loan choices' },
  ask: { id: 'summaries.titles.ask', defaultMessage: 'This link no longer works' },
});
