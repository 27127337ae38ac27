/** The email that was sent, as pages. */
import type { MailLink } from '../base/mail/mailer.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

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
  <ConsolePage title="Email inbox" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Email inbox</h1>
    <p className="lead">Every email that the lender sent. Nothing leaves this machine.</p>
    {letters.length === 0 ? (
      <p>No email has been sent yet.</p>
    ) : (
      <div className="inbox">
        <Table
          title="Newest first"
          columns={['Subject', 'To', 'Sent']}
          rows={letters.map(({ id, sentAt, to, subject }) => ({
            key: id,
            cells: [<a href={`/sandbox/inbox/${id}`}>{subject}</a>, to, <Time at={sentAt} />],
          }))}
        />
      </div>
    )}
  </ConsolePage>
);

/** One mail: its links, its text, and its HTML in a frame that may do nothing. */
export const LetterPage = ({ letter, nonce }: { letter: Letter; nonce: string }) => (
  <ConsolePage title={letter.subject} nonce={nonce}>
    <p>
      <a href="/sandbox/inbox">Email inbox</a>
    </p>
    <h1>{letter.subject}</h1>
    <p className="quiet">
      To {letter.to}, sent <Time at={letter.sentAt} />. <a href={`/sandbox/inbox/${letter.id}/message`}>See the raw message</a>
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
    <iframe title="The email as HTML" sandbox="" src={`/sandbox/inbox/${letter.id}/html`} />
  </ConsolePage>
);
