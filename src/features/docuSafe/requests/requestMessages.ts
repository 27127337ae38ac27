import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    none: { id: 'docuSafe.none', defaultMessage: 'Nobody is asking you for documents right now' },
    noneHelp: {
      id: 'docuSafe.noneHelp',
      defaultMessage: 'When a loan officer needs something from you, it shows here and we email you.',
    },
    noneSend: {
      id: 'docuSafe.noneSend',
      defaultMessage: 'You can send something anyway. It goes to your loan officer and the people who work on your loan.',
    },
    mayBeAsked: { id: 'docuSafe.mayBeAsked', defaultMessage: 'What we may ask for' },
    mayBeAskedHelp: {
      id: 'docuSafe.mayBeAskedHelp',
      defaultMessage: 'For a new loan, a refinance or a change to your loan, a loan officer may need some of these.',
    },
    allIn: { id: 'docuSafe.allIn', defaultMessage: 'Everything is in.' },
    allYouHave: { id: 'docuSafe.allYouHave', defaultMessage: 'Everything you have now is in.' },
    laterNext: {
      id: 'docuSafe.laterNext',
      defaultMessage: 'For the rest, you told us that you don’t have it now. If you get it, you can still send it here.',
    },
    officersUnchecked: {
      id: 'docuSafe.officersUnchecked',
      defaultMessage: 'We could not look up your loan officer, to whom you can send documents that nobody asked for.',
    },
    sending: { id: 'docuSafe.sending', defaultMessage: 'Sent without being asked' },
    notSent: { id: 'docuSafe.state.requested', defaultMessage: 'Not sent yet' },
    uploaded: { id: 'docuSafe.state.uploaded', defaultMessage: 'Sent' },
    accepted: { id: 'docuSafe.state.accepted', defaultMessage: 'Accepted' },
    sentBack: { id: 'docuSafe.state.sentBack', defaultMessage: 'Sent back' },
    unavailable: { id: 'docuSafe.state.unavailable', defaultMessage: 'You don’t have it now' },
    unknownState: { id: 'docuSafe.state.unknown', defaultMessage: 'Can’t be shown here. Ask your loan officer.' },
    unreadableNote: { id: 'docuSafe.unreadableNote', defaultMessage: 'A note that can’t be shown here. Ask your loan officer.' },
    again: { id: 'docuSafe.again', defaultMessage: 'Please send it again' },
    rail: { id: 'docuSafe.rail', defaultMessage: 'Who asks, and what is missing' },
    justNow: { id: 'docuSafe.justNow', defaultMessage: 'just now' },
    pdf: { id: 'docuSafe.kind.pdf', defaultMessage: 'PDF document' },
    picture: { id: 'docuSafe.kind.picture', defaultMessage: 'Picture' },
    remove: { id: 'docuSafe.remove', defaultMessage: 'Remove' },
    removeKeep: { id: 'docuSafe.removeKeep', defaultMessage: 'Keep it' },
    removeAsk: { id: 'docuSafe.removeAsk', defaultMessage: 'Remove this document?' },
    removeMeans: {
      id: 'docuSafe.removeMeans',
      defaultMessage: 'We delete it. You can send it again later.',
    },
    removed: { id: 'docuSafe.removed', defaultMessage: 'The document was removed.' },
    dontHave: { id: 'docuSafe.dontHave', defaultMessage: 'I don’t have this now' },
    saidUnavailable: {
      id: 'docuSafe.saidUnavailable',
      defaultMessage: 'Your loan officer knows. You can still send it later.',
    },
    takesNone: {
      id: 'docuSafe.takesNone',
      defaultMessage: 'We can’t take files right now. What you have sent is kept.',
    },
    sendMore: { id: 'docuSafe.sendMore', defaultMessage: 'Send another file' },
    showMore: { id: 'docuSafe.showMore', defaultMessage: 'Show more' },
    moreFailed: { id: 'docuSafe.moreFailed', defaultMessage: 'We could not load more. What is above is still right.' },
    documents: { id: 'docuSafe.documents', defaultMessage: 'Documents you sent' },
  }),
  ...defineMessages<{
    purposeRefinance: { street: string };
    purposePurchase: { street: string };
    purposeUnknown: { street: string };
    unreadableRequests: { count: number };
    unreadableTasks: { count: number };
    unreadableDocuments: { count: number };
    purposeServicing: { street: string };
    neededBy: { day: string; days: number };
    overdue: { day: string };
    numbered: { number: number; title: string };
    partSent: { sent: number; wanted: number };
    sizeAndTime: { size: string; when: string };
    askedOn: { day: string };
    toldWhenIn: { name: string };
    untold: { name: string };
    told: { name: string; when: string };
    toldAllYouHave: { name: string; when: string };
    sentInAll: { count: number; when: string };
    reviewedNext: { name: string };
    acceptedNext: { name: string };
    noteBy: { name: string };
    removeWhich: { what: string };
    dontHaveWhich: { title: string };
    sendMoreFor: { title: string };
    shown: { shown: number; all: number };
    agoMinutes: { count: number };
    agoHours: { count: number };
    agoDays: { count: number };
    moment: { when: string };
    removeThis: { what: string; size: string; when: string };
    goodThrough: { day: string };
    sendTo: { name: string };
  }>({
    sendTo: { id: 'docuSafe.sendTo', defaultMessage: 'Send documents to {name}' },
    purposeRefinance: {
      id: 'docuSafe.purpose.refinance',
      defaultMessage: '{street, select, none {For your refinance} other {For your refinance of {street}}}',
    },
    purposePurchase: {
      id: 'docuSafe.purpose.purchase',
      defaultMessage: '{street, select, none {For buying your home} other {For buying {street}}}',
    },
    purposeServicing: {
      id: 'docuSafe.purpose.servicing',
      defaultMessage: '{street, select, none {For your loan} other {For your loan on {street}}}',
    },
    purposeUnknown: {
      id: 'docuSafe.purpose.unknown',
      defaultMessage: '{street, select, none {Documents that we need} other {Documents that we need for {street}}}',
    },
    unreadableRequests: {
      id: 'docuSafe.unreadableRequests',
      defaultMessage: '{count, plural, one {One request} other {# requests}} for documents can’t be shown right now',
    },
    unreadableTasks: {
      id: 'docuSafe.unreadableTasks',
      defaultMessage:
        '{count, plural, one {One thing that is asked for} other {# things that are asked for}} can’t be shown right now',
    },
    unreadableDocuments: {
      id: 'docuSafe.unreadableDocuments',
      defaultMessage:
        '{count, plural, one {A document that you sent} other {# documents that you sent}} can’t be shown here. We have it, so there is no need to send it again.',
    },
    neededBy: {
      id: 'docuSafe.neededBy',
      defaultMessage: 'Needed by {day}, {days, plural, =0 {today} =1 {tomorrow} other {in # days}}.',
    },
    overdue: { id: 'docuSafe.overdue', defaultMessage: 'It was needed by {day}. Please send it as soon as you can.' },
    numbered: { id: 'docuSafe.numbered', defaultMessage: '{number}. {title}' },
    partSent: { id: 'docuSafe.state.part', defaultMessage: '{sent} of {wanted} sent' },
    sizeAndTime: { id: 'docuSafe.sizeAndTime', defaultMessage: '{size}, sent {when}' },
    askedOn: { id: 'docuSafe.askedOn', defaultMessage: 'Asked for on {day}' },
    toldWhenIn: {
      id: 'docuSafe.toldWhenIn',
      defaultMessage: '{name} gets one email when everything is in. What you sent is kept if you leave now.',
    },
    untold: {
      id: 'docuSafe.untold',
      defaultMessage:
        'Everything is in and kept. We could not send {name} the email that says so: please call or write to {name} yourself.',
    },
    told: { id: 'docuSafe.told', defaultMessage: 'Everything is in. We told {name} on {when}.' },
    toldAllYouHave: {
      id: 'docuSafe.toldAllYouHave',
      defaultMessage: 'Everything you have now is in. We told {name} on {when}.',
    },
    sentInAll: {
      id: 'docuSafe.sentInAll',
      defaultMessage: 'You sent {count, plural, one {one document} other {# documents, the last one}} on {when}.',
    },
    reviewedNext: {
      id: 'docuSafe.reviewedNext',
      defaultMessage:
        'Next, {name} looks at what you sent and writes to you if anything else is needed. There is nothing to do now.',
    },
    acceptedNext: { id: 'docuSafe.acceptedNext', defaultMessage: '{name} has accepted everything. There is nothing else to do.' },
    noteBy: { id: 'docuSafe.noteBy', defaultMessage: 'Note from {name}' },
    removeWhich: { id: 'docuSafe.removeWhich', defaultMessage: 'Remove {what}' },
    dontHaveWhich: { id: 'docuSafe.dontHaveWhich', defaultMessage: 'I don’t have this now: {title}' },
    sendMoreFor: { id: 'docuSafe.sendMoreFor', defaultMessage: 'Send another file: {title}' },
    shown: { id: 'docuSafe.shown', defaultMessage: 'The newest {shown, number} of {all, number}' },
    agoMinutes: { id: 'docuSafe.ago.minutes', defaultMessage: '{count, plural, one {# minute ago} other {# minutes ago}}' },
    agoHours: { id: 'docuSafe.ago.hours', defaultMessage: '{count, plural, one {# hour ago} other {# hours ago}}' },
    agoDays: { id: 'docuSafe.ago.days', defaultMessage: '{count, plural, one {# day ago} other {# days ago}}' },
    moment: { id: 'docuSafe.moment', defaultMessage: ', {when}' },
    removeThis: { id: 'docuSafe.removeThis', defaultMessage: '{what}, {size}, sent {when}' },
    goodThrough: { id: 'docuSafe.goodThrough', defaultMessage: 'This link works through {day}.' },
  }),
};
