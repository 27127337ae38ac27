import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    addToCalendar: { id: 'loans.addToCalendar', defaultMessage: 'Add due date to calendar' },
    failed: {
      id: 'loans.calendarFailed',
      defaultMessage: 'We could not make the calendar file. Check your connection, then press the button again.',
    },
    fileName: { id: 'loans.calendarFileName', defaultMessage: 'mortgage-payment-due' },
  }),
  ...defineMessages<{ eventTitle: { brand: string }; eventDescription: { url: string } }>({
    eventTitle: { id: 'loans.calendarEvent', defaultMessage: '{brand} mortgage payment due' },
    eventDescription: { id: 'loans.calendarDescription', defaultMessage: 'See what is due and pay: {url}' },
  }),
};
