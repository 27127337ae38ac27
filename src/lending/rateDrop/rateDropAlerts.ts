import { defineMessages } from 'react-intl';

/** Name of the alerts page, used by every link to it. */
export const { rateDropAlerts } = defineMessages({
  rateDropAlerts: { id: 'rateDrop.alerts.name', defaultMessage: 'Rate Drop Alerts' },
});
