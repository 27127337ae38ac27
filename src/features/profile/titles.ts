import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  profile: { id: 'profile.titles.profile', defaultMessage: 'Profile' },
});
