import { defineMessages } from 'react-intl';

export const otherServicerMessages = {
  ...defineMessages({
    dmi: { id: 'servicing.elsewhere.dmi', defaultMessage: 'DMI takes the payments on this loan for us.' },
    specialServicing: {
      id: 'servicing.elsewhere.specialServicing',
      defaultMessage: 'A team that works with you one to one looks after this loan. Please call them before you pay.',
    },
  }),
  ...defineMessages<{ transferred: { servicer: string; date: string } }>({
    transferred: {
      id: 'servicing.elsewhere.transferred',
      defaultMessage: '{servicer} has taken the payments on this loan since {date}.',
    },
  }),
};
