import { defineMessages } from 'react-intl';

/** What the borrower's alerts are called, wherever a page leads there. */
export const { rateDropAlerts } = defineMessages({
  rateDropAlerts: { id: 'rateDrop.alerts.name', defaultMessage: 'Rate Drop Alerts' },
});
