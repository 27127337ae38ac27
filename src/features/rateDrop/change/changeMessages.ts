import { defineMessages } from 'react-intl';

export const changeMessages = {
  ...defineMessages({
    title: { id: 'rateDrop.change.title', defaultMessage: 'Change your Rate Drop Alert' },
    againTitle: { id: 'rateDrop.change.againTitle', defaultMessage: 'Set your Rate Drop Alert again' },
    save: { id: 'rateDrop.change.save', defaultMessage: 'Save changes' },
    saving: { id: 'rateDrop.change.saving', defaultMessage: 'Saving' },
    nothingYet: { id: 'rateDrop.change.nothingYet', defaultMessage: 'Nothing is changed yet.' },
    saved: { id: 'rateDrop.change.saved', defaultMessage: 'Your Rate Drop Alert was changed' },
    setAgain: { id: 'rateDrop.change.setAgain', defaultMessage: 'Your Rate Drop Alert is set again' },
    missingTitle: { id: 'rateDrop.change.missingTitle', defaultMessage: 'We can’t find this alert among yours' },
    missing: {
      id: 'rateDrop.change.missing',
      defaultMessage: 'It may have been canceled more than 90 days ago, or belong to another account.',
    },
    seeAlerts: { id: 'rateDrop.change.seeAlerts', defaultMessage: 'See your Rate Drop Alerts' },
    changedElsewhere: {
      id: 'rateDrop.change.changedElsewhere',
      defaultMessage: 'This alert was changed somewhere else. Nothing was saved, and what you typed is still here.',
    },
    canceledElsewhere: { id: 'rateDrop.change.canceledElsewhere', defaultMessage: 'It was canceled there.' },
    saveOver: {
      id: 'rateDrop.change.saveOver',
      defaultMessage: 'Save again to replace that with what stands below.',
    },
  }),
  ...defineMessages<{ nowAt: { rate: string; email: string } }>({
    nowAt: { id: 'rateDrop.change.nowAt', defaultMessage: 'It is now at {rate}%, for {email}.' },
  }),
};
