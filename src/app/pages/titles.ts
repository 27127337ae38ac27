import { defineMessages } from 'react-intl';

/** The pages' own titles, which stand while they are loading. */
export const titles = defineMessages({
  notFound: { id: 'pages.notFoundTitle', defaultMessage: 'We can’t find this page' },
  incompleteLink: { id: 'pages.incompleteLinkTitle', defaultMessage: 'This link is not complete' },
  unauthorized: { id: 'pages.unauthorizedTitle', defaultMessage: 'You don’t have access to this page' },
  error: { id: 'pages.errorTitle', defaultMessage: 'We could not finish that' },
  version: { id: 'pages.versionTitle', defaultMessage: 'About this version' },
});
