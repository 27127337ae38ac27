import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    today: { id: 'servicing.track.today', defaultMessage: 'Today' },
    due: { id: 'servicing.track.due', defaultMessage: 'Due' },
    dueToday: { id: 'servicing.track.dueToday', defaultMessage: 'Due today' },
    noLateCharge: { id: 'servicing.track.noLateCharge', defaultMessage: 'No late charge' },
    throughToday: { id: 'servicing.track.throughToday', defaultMessage: 'through today' },
  }),
  ...defineMessages<{ through: { day: string } }>({
    through: { id: 'servicing.track.through', defaultMessage: 'through {day}' },
  }),
};
