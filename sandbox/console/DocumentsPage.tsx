/** Console page on which a loan officer sees the documents of all requests and accepts them or sends them back. */
import type { listAllRequests } from '../areas/documents/officerActions.ts';
import { ConsolePage, Time } from './ConsolePage.tsx';

type ListedRequest = Awaited<ReturnType<typeof listAllRequests>>[number];

export const DocumentsPage = ({ requests, nonce }: { requests: ListedRequest[]; nonce: string }) => (
  <ConsolePage title="Documents" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Documents</h1>
    <p className="lead">What loan officers asked for and what they got. Accept it, send it back, or write a note.</p>
    {requests.map((request) => (
      <RequestPart key={request.requestId} {...request} />
    ))}
  </ConsolePage>
);

const REQUEST_KIND_LABELS = {
  followUp: 'Asked for',
  preApproval: 'Asked for a pre-approval',
  sending: 'Sent without being asked',
};

const RequestPart = ({ requestId, kind, officer, person, email, askedAt, toldAt, tasks }: ListedRequest) => (
  <section aria-labelledby={requestId}>
    <h2 id={requestId}>
      {person}, {email}
    </h2>
    <p>
      {REQUEST_KIND_LABELS[kind]}: {officer}, <Time at={askedAt} />.{' '}
      {toldAt === null ? (
        'The officer was not told yet that everything is in.'
      ) : (
        <>Told that everything is in: {<Time at={toldAt} />}.</>
      )}
    </p>
    {tasks.map(({ taskId, title, state, documents, documentCount }) => (
      <div className="card" key={taskId}>
        <h3>
          {title}: {state}
        </h3>
        <ul>
          {documents.map(({ documentId, fileName, mediaType, sizeBytes, state: itsState, sentAt }) => (
            <li key={documentId}>
              <a href={`/sandbox/documents/${documentId}`}>{fileName}</a>, {mediaType}, {sizeBytes} bytes, {itsState},{' '}
              <Time at={sentAt} />
            </li>
          ))}
          {documentCount > documents.length && <li>{documentCount - documents.length} more</li>}
        </ul>
        <form method="post" action="/sandbox/documents">
          <input type="hidden" name="taskId" value={taskId} />
          <label>
            Why it is sent back
            <input name="reason" size={40} />
          </label>
          <button name="action" value="sendBack" className="plain">
            Send back
          </button>
          <button name="action" value="accept">
            Accept
          </button>
        </form>
      </div>
    ))}
    <form method="post" action="/sandbox/documents">
      <input type="hidden" name="requestId" value={requestId} />
      <label>
        Note to {person}
        <input name="message" size={40} required />
      </label>
      <button name="action" value="note" className="plain">
        Write the note
      </button>
    </form>
  </section>
);
