/** A mail of a few lines around one link, as text and as HTML. */
import type { MailLink, OutgoingMail } from '../../base/mail/mailer.ts';
import { renderHtml } from '../../base/pages/html.tsx';

interface Lines {
  to: string;
  subject: string;
  before: string[];
  link: MailLink;
  after: string[];
  /** As a language tag; English when left out. */
  language?: string;
}

const paragraphs = (lines: string[]) => lines.map((line) => <p key={line}>{line}</p>);

export const mailWithLink = ({ to, subject, before, link, after, language = 'en' }: Lines): OutgoingMail => ({
  to,
  subject,
  text: [...before, link.url, ...after].join('\n\n'),
  html: renderHtml(
    <div lang={language}>
      {paragraphs(before)}
      <p>
        <a href={link.url}>{link.what}</a>
      </p>
      {paragraphs(after)}
    </div>,
  ),
  links: [link],
});
