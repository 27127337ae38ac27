import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    showTable: { id: 'charts.showTable', defaultMessage: 'Show table' },
    hideTable: { id: 'charts.hideTable', defaultMessage: 'Hide table' },
  }),
  ...defineMessages<{ tableOf: { title: string } }>({
    tableOf: { id: 'charts.tableOf', defaultMessage: '{title}, as a table' },
  }),
};
