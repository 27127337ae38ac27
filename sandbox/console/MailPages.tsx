import type { MailLink } from '../base/mailer.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

export interface ListedMail {
  id: string;
  sentAt: string;
  /** Whether it is a letter on paper, which has no raw message and whose `to` is a postal address. */
  byPost: boolean;
  to: string;
  subject: string;
  text: string;
  links: MailLink[];
}

export const InboxPage = ({ mails, nonce }: { mails: ListedMail[]; nonce: string }) => (
  <ConsolePage title="Email inbox" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Email inbox</h1>
    <p className="lead">Every email and every letter by post that the lender sent. Nothing leaves this machine.</p>
    {mails.length === 0 ? (
      <p>No email has been sent yet.</p>
    ) : (
      <div className="inbox">
        <Table
          title="Newest first"
          columns={['Subject', 'To', 'Sent']}
          rows={mails.map(({ id, sentAt, byPost, to, subject }) => ({
            key: id,
            cells: [<a href={`/sandbox/inbox/${id}`}>{subject}</a>, byPost ? `By post: ${to}` : to, <Time at={sentAt} />],
          }))}
        />
      </div>
    )}
  </ConsolePage>
);

/** Shows one mail: its links, its text, and its HTML in a frame without any permissions. */
export const MailPage = ({ letter, nonce }: { letter: ListedMail; nonce: string }) => (
  <ConsolePage title={letter.subject} nonce={nonce}>
    <p>
      <a href="/sandbox/inbox">Email inbox</a>
    </p>
    <h1>{letter.subject}</h1>
    <p className="quiet">
      {letter.byPost ? 'By post to' : 'To'} {letter.to}, sent <Time at={letter.sentAt} />.{' '}
      {!letter.byPost && <a href={`/sandbox/inbox/${letter.id}/message`}>See the raw message</a>}
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
    <iframe
      title={letter.byPost ? 'The letter as HTML' : 'The email as HTML'}
      sandbox=""
      src={`/sandbox/inbox/${letter.id}/html`}
    />
  </ConsolePage>
);
