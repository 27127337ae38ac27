/** Writes a mail in the lender's name: the same text as HTML and as plain text, with a common header and footer. */
import { createElement } from 'react';

import type { MailLink, OutgoingLetter, OutgoingMail } from '../../base/mailer.ts';
import { renderDocument } from '../../base/html.tsx';
import type { Letterhead } from '../../base/settings/letterhead.ts';
import { MailDocument, type LabeledValue, type MailBody } from './MailDocument.tsx';
import { mailTexts } from './mailTexts.ts';

/** Content of one mail. Each text becomes one line; any white space in it becomes a single space. */
interface MailContent {
  to: string;
  subject: string;
  /** Language tag; English if left out. */
  language?: string;
  heading: string;
  /** Amount shown below the heading in the largest type. */
  amount?: string;
  /** Paragraphs above the facts and the button. */
  before?: string[];
  facts?: LabeledValue[];
  /** The button, labeled with what it opens. */
  link?: MailLink;
  /** Paragraphs below the button. */
  after?: string[];
  /** A text that is quoted in full at the end. */
  appendix?: { title: string; text: string };
  /** One sentence that says why the reader gets this mail. */
  reason: string;
  /** Unsubscribe link, shown below the reason. */
  unsubscribe?: MailLink;
  /** Address that receives replies, where that is not the lender. */
  replyTo?: string;
}

/** The content that is visible in an email or a letter. */
type VisibleContent = Omit<MailContent, 'replyTo'>;

/** Line breaks and characters that change the text direction could make a name look like text written by the lender. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

export const writeMail = (letterhead: Letterhead, content: MailContent): OutgoingMail => ({
  ...renderContent(letterhead, content),
  to: content.to,
  links: [content.link, content.unsubscribe].filter((link) => link !== undefined),
  ...(content.unsubscribe === undefined ? {} : { unsubscribeUrl: content.unsubscribe.url }),
  ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
});

/** Writes a letter by post: the same layout, without links. `to` becomes one line. */
export const writeLetter = (letterhead: Letterhead, content: Omit<MailContent, 'link' | 'replyTo'>): OutgoingLetter => ({
  ...renderContent(letterhead, content),
  to: oneLine(content.to),
});

function renderContent(letterhead: Letterhead, content: VisibleContent): Omit<OutgoingLetter, 'to'> {
  const body = buildBody(letterhead, content);
  return {
    subject: body.subject,
    text: renderText(body),
    html: renderDocument(createElement(MailDocument, { body, supportEmail: letterhead.email })),
  };
}

function buildBody(letterhead: Letterhead, content: VisibleContent): MailBody {
  const { language = 'en', amount, before = [], facts = [], link, after = [], appendix, reason, unsubscribe } = content;
  const words = mailTexts(language);
  const { brand, legalName, nmlsId, phone, email, postal } = letterhead;
  // English support hours inside a text in another language would be confusing, so they are left out.
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
