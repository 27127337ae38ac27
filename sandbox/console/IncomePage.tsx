/** Console page for income checks: switches for the simulated outside services, and the state of each check. */
import type { IncomeConsole } from '../areas/income/incomeConsole.ts';
import type { SampleInfo } from '../areas/income/reading/readerMessages.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

const SERVICE_TEXTS = {
  aim: { name: 'The check of an income (AIM)', fail: 'Says that it failed' },
  agency: { name: 'The agency that requests are sent to', fail: 'Takes no requests' },
};

interface IncomePageProps {
  desk: IncomeConsole;
  paystubs: readonly SampleInfo[];
  nonce: string;
}

export const IncomePage = ({ desk, paystubs, nonce }: IncomePageProps) => (
  <ConsolePage title="Income" nonce={nonce}>
    <p>
      <a href="/sandbox">The embedded lender</a>
    </p>
    <h1>Income</h1>
    <p className="lead">How the services outside the lender behave, and where each income check stands.</p>
    <h2>Services outside</h2>
    <ServiceForm service="aim" behavior={desk.behavior.aim} />
    <ServiceForm service="agency" behavior={desk.behavior.agency} />
    <Table
      title="Checks"
      columns={['Borrower', 'Loan officer', 'Asked', 'Papers', 'Check', 'Agency']}
      rows={desk.requests.map(({ requestId, person, email, officer, askedAt, papers, check, toldAt, agencyRequest }) => ({
        key: requestId,
        cells: [
          `${person}, ${email}`,
          officer,
          <Time at={askedAt} />,
          papers,
          check === 'failed' && toldAt !== null ? 'failed, the officer was told' : (check ?? 'none'),
          agencyRequest === null ? (
            'not sent'
          ) : (
            <>
              sent <Time at={agencyRequest.sentAtUtc} />; agreed <Time at={agencyRequest.consentedAtUtc} /> to{' '}
              {agencyRequest.wording}
            </>
          ),
        ],
      }))}
    />
    <h2>Sample paystubs</h2>
    <p>Made up, to be sent as papers. Their dates count from the lender&apos;s today.</p>
    <ul className="links">
      {paystubs.map(({ fileName, mediaType, whatItIs }) => (
        <li key={fileName}>
          <a href={`/sandbox/paystubs/${fileName}`}>{fileName}</a> {whatItIs} <code>{mediaType}</code>
        </li>
      ))}
    </ul>
  </ConsolePage>
);

const ServiceForm = ({ service, behavior }: { service: keyof typeof SERVICE_TEXTS; behavior: string }) => (
  <div className="card">
    <form method="post" action="/sandbox/income">
      <input type="hidden" name="service" value={service} />
      <label>
        {SERVICE_TEXTS[service].name}
        <select name="behavior" defaultValue={behavior}>
          <option value="pass">Works</option>
          <option value="fail">{SERVICE_TEXTS[service].fail}</option>
          <option value="slow">Takes 20 seconds</option>
          <option value="drop">Does it, but the answer is lost</option>
        </select>
      </label>
      <button>Set it</button>
    </form>
  </div>
);
