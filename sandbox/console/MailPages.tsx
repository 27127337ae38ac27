/** The mail that was sent, as pages. */
import type { MailLink } from '../base/mail/mailer.ts';
import { ConsolePage, Table } from './ConsolePage.tsx';

export interface Letter {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  links: MailLink[];
}

/** Every mail, newest first. */
export const InboxPage = ({ letters, nonce }: { letters: Letter[]; nonce: string }) => (
  <ConsolePage title="Mail" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Mail</h1>
    <p className="lead">Every e-mail that was sent, to whomever.</p>
    {letters.length === 0 ? (
      <p>No mail has been sent yet.</p>
    ) : (
      <Table columns={['Subject', 'To', 'Sent (UTC)']}>
        {letters.map(({ id, sentAt, to, subject }) => (
          <tr key={id}>
            <td>
              <a href={`/sandbox/inbox/${id}`}>{subject}</a>
            </td>
            <td>{to}</td>
            <td>{sentAt}</td>
          </tr>
        ))}
      </Table>
    )}
  </ConsolePage>
);

/** One mail: its links, its text, and its HTML in a frame that may do nothing. */
export const LetterPage = ({ letter, nonce }: { letter: Letter; nonce: string }) => (
  <ConsolePage title={letter.subject} nonce={nonce}>
    <p>
      <a href="/sandbox/inbox">Mail</a>
    </p>
    <h1>{letter.subject}</h1>
    <p className="quiet">
      To {letter.to}, sent {letter.sentAt}. <a href={`/sandbox/inbox/${letter.id}/message`}>The whole message</a>
    </p>
    {letter.links.length > 0 && (
      <>
        <h2>Links</h2>
        <ul className="links">
          {letter.links.map(({ what, url }) => (
            <li key={url}>
              <a href={url}>{what}</a>
            </li>
          ))}
        </ul>
      </>
    )}
    <h2>Text</h2>
    <div className="card">
      <pre>{letter.text}</pre>
    </div>
    <h2>As HTML</h2>
    <iframe title="The message as HTML" sandbox="" src={`/sandbox/inbox/${letter.id}/html`} />
  </ConsolePage>
);
