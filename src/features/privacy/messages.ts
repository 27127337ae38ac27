import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    sharing: { id: 'privacy.sharing', defaultMessage: 'Sharing' },
    site: { id: 'privacy.site', defaultMessage: 'This site' },
    on: { id: 'privacy.on', defaultMessage: 'On' },
    off: { id: 'privacy.off', defaultMessage: 'Off' },
    signalTitle: { id: 'privacy.signalTitle', defaultMessage: 'Opt-out request honored' },
    signalHere: {
      id: 'privacy.signalHere',
      defaultMessage:
        'Your browser sends the Global Privacy Control signal. We take it as your choice: in this browser we do not sell your information, share it for ads, or count your visits.',
    },
    signalEverywhere: {
      id: 'privacy.signalEverywhere',
      defaultMessage:
        'Your browser sends the Global Privacy Control signal. We take it as your choice: we do not sell your information or share it for ads, here and in your account. In this browser we do not count your visits, either.',
    },
    signalUntold: {
      id: 'privacy.signalUntold',
      defaultMessage:
        'Your opt-out counts in this browser, but we may not have saved it to your account. Open Your Privacy Choices again to try once more.',
    },
    signalLocks: {
      id: 'privacy.signalLocks',
      defaultMessage: 'To turn this on, first turn the signal off in your browser.',
    },
    forWhom: { id: 'privacy.forWhom', defaultMessage: 'Who your opt-outs about affiliates are for' },
    forMe: { id: 'privacy.forMe', defaultMessage: 'Only me' },
    forEveryone: { id: 'privacy.forEveryone', defaultMessage: 'Everyone on the loan' },
    extend: { id: 'privacy.extend', defaultMessage: 'Opt out for everyone, too' },
    renew: { id: 'privacy.renew', defaultMessage: 'Renew this opt-out' },
    undo: { id: 'privacy.undo', defaultMessage: 'Undo' },
    undone: { id: 'privacy.undone', defaultMessage: 'Undone. It is as it was before.' },
    saving: { id: 'privacy.saving', defaultMessage: 'Saving…' },
    saved: { id: 'privacy.saved', defaultMessage: 'Saved.' },
    allOff: { id: 'privacy.allOff', defaultMessage: 'Saved: everything is off.' },
    nothingToDo: { id: 'privacy.nothingToDo', defaultMessage: 'Everything was off already.' },
    turnAllOff: { id: 'privacy.turnAllOff', defaultMessage: 'Turn everything off' },
    readPolicy: { id: 'privacy.readPolicy', defaultMessage: 'Read our privacy policy' },
    notSaved: {
      id: 'privacy.notSaved',
      defaultMessage: 'Your choice was not saved. Nothing has changed. Please try again, or call us.',
    },
    cookiesBlocked: {
      id: 'privacy.cookiesBlocked',
      defaultMessage:
        'Your choice was not saved, because your browser keeps no cookies from this site. Allow them in its settings, then open Your Privacy Choices again.',
    },
    unclear: {
      id: 'privacy.unclear',
      defaultMessage:
        'We don’t know if your choice was saved, because no clear answer came back. Open Your Privacy Choices again to see what we have on file. If it is not what you want, choose again.',
    },
    changedElsewhere: {
      id: 'privacy.changedElsewhere',
      defaultMessage:
        'This was changed somewhere else in the meantime, so we did not save what you chose here. It now stands as shown. Choose again if you want to.',
    },
    signalWins: {
      id: 'privacy.signalWins',
      defaultMessage: 'Your browser sends the Global Privacy Control signal, so this stays off. Nothing has changed.',
    },
    personal: { id: 'privacy.personal', defaultMessage: 'Your other choices' },
    personalBody: {
      id: 'privacy.personalBody',
      defaultMessage:
        'Sharing with our affiliates, and offers by mail, email and phone, are about you and not about this browser. Sign in to see and change those. We ask for no other proof of who you are.',
    },
    signIn: { id: 'privacy.signIn', defaultMessage: 'Sign in for your other choices' },
    yoursAlone: {
      id: 'privacy.yoursAlone',
      defaultMessage: 'The other choices are yours alone. Everyone on a loan makes their own.',
    },
    byPhone: { id: 'privacy.byPhone', defaultMessage: 'You can make any of these choices by phone, too.' },
  }),
  ...defineMessages<{
    lead: { brand: string };
    visitorsLead: { brand: string };
    offers: { brand: string };
    forMeHelp: { names: string };
    forEveryoneHelp: { names: string };
    savedOn: { choice: string };
    savedOff: { choice: string };
    unreadableChoices: { count: number };
  }>({
    lead: {
      id: 'privacy.lead',
      defaultMessage: 'What {brand} may do with what it knows about you. We save each change right away.',
    },
    visitorsLead: {
      id: 'privacy.visitorsLead',
      defaultMessage:
        'What {brand} may do with information from this browser on this device. You need no account. We save each change right away.',
    },
    offers: { id: 'privacy.offers', defaultMessage: 'Offers from {brand}' },
    forMeHelp: { id: 'privacy.forMeHelp', defaultMessage: '{names} can choose for themselves.' },
    forEveryoneHelp: { id: 'privacy.forEveryoneHelp', defaultMessage: 'You and {names}. We tell them by email.' },
    savedOn: { id: 'privacy.savedOn', defaultMessage: 'Saved: {choice} is on.' },
    unreadableChoices: {
      id: 'privacy.unreadableChoices',
      defaultMessage: '{count, plural, one {One more choice} other {# more choices}} of yours can’t be shown right now',
    },
    savedOff: { id: 'privacy.savedOff', defaultMessage: 'Saved: {choice} is off.' },
  }),
};
