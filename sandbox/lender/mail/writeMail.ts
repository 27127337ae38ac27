/** Writes a mail of the lender: the same words in the same order, once as HTML and once as plain text, under one letterhead and footer. */
import { createElement } from 'react';

import type { MailLink, OutgoingLetter, OutgoingMail } from '../../base/mail/mailer.ts';
import { renderDocument } from '../../base/pages/html.tsx';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { MailDocument, type Fact, type MailBody } from './MailDocument.tsx';
import { mailWords } from './mailWords.ts';

/** What is special about one mail. Texts are one line each; whatever white space they bring becomes a single space. */
interface MailContent {
  to: string;
  subject: string;
  /** As a language tag; English when left out. */
  language?: string;
  heading: string;
  /** Stands below the heading in the largest type. */
  amount?: string;
  /** Paragraphs above the facts and the button. */
  before?: string[];
  facts?: Fact[];
  /** The button, named after what it opens; left out where there is nothing to open. */
  link?: MailLink;
  /** Paragraphs below the button. */
  after?: string[];
  /** A text that is quoted whole at the end. */
  appendix?: { title: string; text: string };
  /** Why the reader gets it, one sentence. */
  reason: string;
  /** A way to end such mails, below the reason. */
  unsubscribe?: MailLink;
  /** Who gets what is answered to it, where that is not the lender. */
  replyTo?: string;
}

/** What is written, on a screen or on paper. */
type WrittenContent = Omit<MailContent, 'replyTo'>;

/** Characters that begin a new line, or turn the direction of what follows, could make a name look like words of ours. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

export const writeMail = (letterhead: Letterhead, content: MailContent): OutgoingMail => ({
  ...written(letterhead, content),
  to: content.to,
  links: [content.link, content.unsubscribe].filter((link) => link !== undefined),
  ...(content.unsubscribe === undefined ? {} : { unsubscribeUrl: content.unsubscribe.url }),
  ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
});

/** A letter by post: the same look on paper, where nothing can be pressed. `to` becomes one line. */
export const writeLetter = (letterhead: Letterhead, content: Omit<MailContent, 'link' | 'replyTo'>): OutgoingLetter => ({
  ...written(letterhead, content),
  to: oneLine(content.to),
});

function written(letterhead: Letterhead, content: WrittenContent): Omit<OutgoingLetter, 'to'> {
  const body = bodyOf(letterhead, content);
  return {
    subject: body.subject,
    text: asText(body),
    html: renderDocument(createElement(MailDocument, { body, supportEmail: letterhead.email })),
  };
}

function bodyOf(letterhead: Letterhead, content: WrittenContent): MailBody {
  const { language = 'en', amount, before = [], facts = [], link, after = [], appendix, reason, unsubscribe } = content;
  const words = mailWords(language);
  const { brand, legalName, nmlsId, phone, email, postal } = letterhead;
  // Hours in English inside another language are worse than none.
  const hours = language === 'en' ? letterhead.hours : (letterhead.hoursIn[language] ?? '');
  const legal = [legalName, nmlsId === '' ? '' : `NMLS #${nmlsId}`].filter(Boolean).join(', ');
  return {
    brand,
    subject: oneLine(content.subject),
    language,
    heading: oneLine(content.heading),
    amount,
    before: before.map(oneLine),
    facts: facts.map((fact) => ({ ...fact, value: oneLine(fact.value) })),
    link,
    after: [...(link ? [`${words.opens(new URL(link.url).host)} ${words.neverAsk}`] : []), ...after.map(oneLine)],
    appendix: appendix && { ...appendix, text: oneLine(appendix.text) },
    footer: [
      ...(phone && email ? [words.questions({ phone, hours, email })] : []),
      oneLine(reason),
      [legal && `${legal}.`, words.equalHousing].filter(Boolean).join(' '),
      // What can be ended may count as advertising: CAN-SPAM asks for the postal address beside the way to end it.
      ...(unsubscribe && postal !== '' ? [oneLine(postal)] : []),
    ],
    unsubscribe,
  };
}

const asText = ({ brand, heading, amount, before, facts, link, after, appendix, footer, unsubscribe }: MailBody): string =>
  [
    brand,
    [heading, amount].filter(Boolean).join('\n'),
    ...before,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    link ? `${link.what}:\n${link.url}` : '',
    ...after,
    appendix ? `${appendix.title}\n${appendix.text}` : '',
    '--',
    ...footer,
    unsubscribe ? `${unsubscribe.what}:\n${unsubscribe.url}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
