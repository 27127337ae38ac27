import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  mine: { id: 'privacy.titles.mine', defaultMessage: 'Your privacy choices' },
  visitors: { id: 'privacy.titles.visitors', defaultMessage: 'Privacy choices for this browser' },
});
