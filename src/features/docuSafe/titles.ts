import { defineMessages } from 'react-intl';

/** What stands as title and first heading while a screen is loading: the words of the screen itself. */
export const titles = defineMessages({
  mine: { id: 'docuSafe.titles.mine', defaultMessage: 'Your documents' },
  send: { id: 'docuSafe.titles.send', defaultMessage: 'Send your documents' },
  preApproval: { id: 'docuSafe.titles.preApproval', defaultMessage: 'Documents for your pre-approval' },
  notFound: { id: 'docuSafe.titles.notFound', defaultMessage: 'This link no longer works' },
});
