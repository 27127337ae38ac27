/** Writes a mail of the lender: the same words in the same order, once as HTML and once as plain text, under one letterhead and footer. */
import { createElement } from 'react';

import type { MailLink, OutgoingMail } from '../../base/mail/mailer.ts';
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
  link: MailLink;
  /** Paragraphs below the button. */
  after?: string[];
  /** A text that is quoted whole at the end. */
  appendix?: { title: string; text: string };
  /** Why the reader gets it, one sentence. */
  reason: string;
}

/** Characters that begin a new line, or turn the direction of what follows, could make a name look like words of ours. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

export function writeMail(letterhead: Letterhead, content: MailContent): OutgoingMail {
  const body = bodyOf(letterhead, content);
  return {
    to: content.to,
    subject: body.subject,
    text: asText(body),
    html: renderDocument(createElement(MailDocument, { body, supportEmail: letterhead.email })),
    links: [body.link],
  };
}

function bodyOf(letterhead: Letterhead, content: MailContent): MailBody {
  const { language = 'en', amount, before = [], facts = [], link, after = [], appendix, reason } = content;
  const words = mailWords(language);
  const { brand, legalName, nmlsId, phone, hours, email } = letterhead;
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
    after: [`${words.opens(new URL(link.url).host)} ${words.neverAsk}`, ...after.map(oneLine)],
    appendix: appendix && { ...appendix, text: oneLine(appendix.text) },
    footer: [
      ...(phone && hours && email ? [words.questions({ phone, hours, email })] : []),
      oneLine(reason),
      [legal && `${legal}.`, words.equalHousing].filter(Boolean).join(' '),
    ],
  };
}

const asText = ({ brand, heading, amount, before, facts, link, after, appendix, footer }: MailBody): string =>
  [
    brand,
    [heading, amount].filter(Boolean).join('\n'),
    ...before,
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    `${link.what}:\n${link.url}`,
    ...after,
    appendix ? `${appendix.title}\n${appendix.text}` : '',
    '--',
    ...footer,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
