import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  night: { id: 'ui.night', defaultMessage: 'Dark colors' },
  dayOnly: { id: 'ui.dayOnly', defaultMessage: 'Off: this page is shown in light colors only.' },
});
