/** Writes a mail in the lender's name: the same text as HTML and as plain text, with a common header and footer. */
import { createElement } from 'react';

import type { MailLink, OutgoingLetter, OutgoingMail } from '../../base/mailer.ts';
import { renderDocument } from '../../base/html.tsx';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { fillMessage, hasAllValues, type MessageValues } from '../texts/fillMessage.ts';
import type { MailFact, MailWords } from '../texts/mails/mailWords.ts';
import { translationFor } from '../texts/translation.ts';
import { MailDocument, type MailBody } from './MailDocument.tsx';

/** Content of one mail. Each text becomes one line; any white space in it becomes a single space. */
interface MailContent {
  to: string;
  words: MailWords;
  /** Values of the placeholders in the words. */
  values?: MessageValues;
  /** Language tag of the words; English if left out. */
  language?: string;
  /** Amount shown below the heading in the largest type. */
  amount?: string;
  /** Facts to show instead of those of the words. */
  facts?: readonly MailFact[];
  /** URL that the button opens. Without one, the mail has no button. */
  url?: string | null;
  /** A text that is quoted in full at the end. */
  appendix?: string;
  /** URL that stops such mails, linked below the reason. */
  unsubscribeUrl?: string;
  /** Address that receives replies, where that is not the lender. */
  replyTo?: string;
}

/** The content that is visible in an email or a letter. */
type VisibleContent = Omit<MailContent, 'replyTo'>;

/** Line breaks and characters that change the text direction could make a name look like text written by the lender. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

export function writeMail(letterhead: Letterhead, content: MailContent): OutgoingMail {
  const body = buildBody(letterhead, content);
  return {
    ...renderBody(letterhead, body),
    to: content.to,
    links: [body.link, body.unsubscribe].filter((link) => link !== undefined),
    ...(content.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: content.unsubscribeUrl }),
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
  };
}

/** Writes a letter by post: the same layout, without links. `to` becomes one line. */
export const writeLetter = (letterhead: Letterhead, content: Omit<MailContent, 'url' | 'replyTo'>): OutgoingLetter => ({
  ...renderBody(letterhead, buildBody(letterhead, content)),
  to: oneLine(content.to),
});

const renderBody = ({ email }: Letterhead, body: MailBody): Omit<OutgoingLetter, 'to'> => ({
  subject: body.subject,
  text: renderText(body),
  html: renderDocument(createElement(MailDocument, { body, supportEmail: email })),
});

function buildBody(letterhead: Letterhead, content: VisibleContent): MailBody {
  const { words, values = {}, language = 'en', amount, facts, url, appendix, unsubscribeUrl } = content;
  const fill = (message: string): string => fillMessage(message, values, language);
  const fillParagraphs = (messages: readonly string[] = []): string[] =>
    messages.filter((message) => hasAllValues(message, values)).map((message) => oneLine(fill(message)));
  const fillFacts = (messages: readonly MailFact[] = []): MailFact[] =>
    messages.filter(({ value }) => hasAllValues(value, values)).map((fact) => ({ ...fact, value: fill(fact.value) }));
  const linkTo = (what: string | undefined, target: string | null | undefined): MailLink | undefined =>
    what === undefined || target === undefined || target === null ? undefined : { what: fill(what), url: target };

  const { brand, legalName, nmlsId, phone, email, postal } = letterhead;
  const link = linkTo(words.button, url);
  const unsubscribe = linkTo(words.unsubscribe, unsubscribeUrl);
  const { everyMail } = translationFor(language).mails;
  // English support hours inside a text in another language would be confusing, so they are left out.
  const translatedHours = Object.hasOwn(letterhead.hoursIn, language) ? letterhead.hoursIn[language] : undefined;
  const hours = language === 'en' ? letterhead.hours : (translatedHours ?? '');
  const questions = hours === '' ? everyMail.questionsWithoutHours : everyMail.questions;
  const legal = [legalName, nmlsId === '' ? '' : `NMLS #${nmlsId}`].filter(Boolean).join(', ');
  return {
    brand,
    subject: oneLine(fill(words.subject)),
    language,
    heading: oneLine(fill(words.heading)),
    amount,
    before: fillParagraphs(words.before),
    facts: (facts ?? fillFacts(words.facts)).map((fact) => ({ ...fact, value: oneLine(fact.value) })),
    link,
    after: [
      ...(link ? [`${fillMessage(everyMail.opens, { host: new URL(link.url).host }, language)} ${everyMail.neverAsk}`] : []),
      ...fillParagraphs(words.after),
    ],
    appendix:
      words.appendix === undefined || appendix === undefined ? undefined : { title: words.appendix, text: oneLine(appendix) },
    footer: [
      ...(phone && email ? [fillMessage(questions, { phone, hours, email }, language)] : []),
      oneLine(fill(words.reason)),
      [legal && `${legal}.`, everyMail.equalHousing].filter(Boolean).join(' '),
      // A mail that one can unsubscribe from may count as advertising, and CAN-SPAM requires a postal address next to the unsubscribe
      // link.
      ...(unsubscribe && postal !== '' ? [oneLine(postal)] : []),
    ],
    unsubscribe,
  };
}

const renderText = ({ brand, heading, amount, before, facts, link, after, appendix, footer, unsubscribe }: MailBody): string =>
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
