import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    transferTitle: { id: 'servicing.transferTitle', defaultMessage: 'Your loan’s new servicer' },
    newServicer: { id: 'servicing.newServicer', defaultMessage: 'Company' },
    newServicerAddress: { id: 'servicing.newServicerAddress', defaultMessage: 'Address' },
    newServicerPhone: { id: 'servicing.newServicerPhone', defaultMessage: 'Phone' },
    newServicerUrl: { id: 'servicing.newServicerUrl', defaultMessage: 'Website' },
    newServicerFirstDue: { id: 'servicing.newServicerFirstDue', defaultMessage: 'First payment due to them' },
    newServicerFrom: { id: 'servicing.newServicerFrom', defaultMessage: 'They take payments from' },
    transferTerms: {
      id: 'servicing.transferTerms',
      defaultMessage:
        'The terms of your loan do not change. Compare these facts with the letter you got by mail before you send money to anyone new.',
    },
    siteElsewhere: { id: 'servicing.siteElsewhere', defaultMessage: '(another company’s website)' },
  }),
  ...defineMessages<{ misdirected: { date: string } }>({
    misdirected: {
      id: 'servicing.misdirected',
      defaultMessage: 'A payment that still comes to us on time, through {date}, does not count as late. We send it on.',
    },
  }),
};
