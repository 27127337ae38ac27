/** Start page of the console, with the accounts to sign in with and the switches for clock, faults and reset. */
import { CALL_FAULT_KINDS, FAULT_API_BASES, type Fault } from '../base/faults.ts';
import type { MailLink } from '../base/mailer.ts';
import type { SeededIdentity } from '../lender/seeds/identities.ts';
import { ConsolePage, Table, Time } from './ConsolePage.tsx';

export interface Overview {
  borrowers: { situation: string; email: string; password: string; shows: string; identity: SeededIdentity | null }[];
  /** Links to pages; some include the values that the page asks for. */
  links: (MailLink & { lastName?: string; zip?: string })[];
}

interface SandboxState {
  now: string;
  today: string;
  isSet: boolean;
  faults: Fault[];
}

type OverviewPageProps = Overview & { standing: SandboxState; nonce: string };

export const OverviewPage = ({ borrowers, links, standing, nonce }: OverviewPageProps) => (
  <ConsolePage title="The embedded lender" nonce={nonce}>
    <h1>The embedded lender</h1>
    <p className="lead">
      Everything behind the portal runs here: sign-in, loans, payments and email. Nothing leaves this machine, and no money moves.
    </p>
    <p>
      <a href="/">Open the portal</a> or <a href="/loans">go straight to the loans</a>.
    </p>

    <Table
      title="Borrowers to sign in as"
      intro={
        <p>
          They all have the same password: <code>{borrowers[0]?.password}</code>
        </p>
      }
      columns={['Situation', 'Email', 'Shows']}
      rows={borrowers.map(({ situation, email, shows }) => ({ key: email, cells: [situation, <code>{email}</code>, shows] }))}
    />

    <Table
      title="Paying without an account, and adding a loan"
      intro={
        <p>
          These pass the identity check; adding a loan to a list takes no names. Each loan has five wrong tries a day. “Start
          over” below clears them.
        </p>
      }
      columns={['Situation', 'Loan number', 'First name', 'Last name', 'Zip code', 'Last 4 of SSN']}
      rows={borrowers.flatMap(({ situation, email, identity }) =>
        identity === null
          ? []
          : {
              key: email,
              cells: [
                situation,
                <code>{identity.loanNumber}</code>,
                identity.firstName,
                identity.lastName,
                <code>{identity.zip}</code>,
                <code>{identity.ssnLast4}</code>,
              ],
            },
      )}
    />

    <h2>Places</h2>
    <ul className="links">
      {links.map(({ what, url, lastName, zip }) => (
        <li key={what}>
          <a href={url}>{what}</a>
          {lastName !== undefined && (
            <>
              {' '}
              It asks for the last name {lastName} and the zip code {zip}.
            </>
          )}
          <code>{url}</code>
        </li>
      ))}
    </ul>

    <Switches {...standing} />
  </ConsolePage>
);

const Switches = ({ now, today, isSet, faults }: SandboxState) => (
  <>
    <h2>The lender&apos;s clock</h2>
    <p>
      It is <Time at={now} />, and the lender&apos;s calendar says {today}.{' '}
      {isSet ? 'The clock was set and ticks on from there.' : 'The clock runs in real time.'}
    </p>
    <div className="card">
      <form method="post" action="/sandbox/clock">
        <label>
          Set it to a UTC time, such as 2026-12-01T15:00:00Z
          <input name="now" size={24} />
        </label>
        <button>Set the clock</button>
        <button className="plain" name="real" value="1">
          Back to real time
        </button>
      </form>
    </div>

    <h2>Faults</h2>
    <p>Make the next calls to an API fail, and see what the portal does.</p>
    <div className="card">
      <form method="post" action="/sandbox/faults">
        <label>
          API
          <Select name="base" options={FAULT_API_BASES} />
        </label>
        <label>
          What happens
          <Select name="kind" options={CALL_FAULT_KINDS} />
        </label>
        <label>
          How many times
          <input name="times" type="number" min="1" max="1000" defaultValue="1" />
        </label>
        <label>
          Only paths that start with
          <input name="path" />
        </label>
        <button>Set the fault</button>
        <button className="plain" name="clear" value="1">
          Clear all
        </button>
      </form>
    </div>
    <p className="quiet">
      {faults.length === 0 ? 'No faults are set.' : `Set: ${faults.map((fault) => JSON.stringify(fault)).join(', ')}`}
    </p>

    <h2>Start over</h2>
    <div className="card">
      <form method="post" action="/sandbox/reset">
        <p>Clears every payment and email, and puts the borrowers back as they were, with due dates around today.</p>
        <button className="plain">Reset the data</button>
      </form>
    </div>
  </>
);

const Select = ({ name, options }: { name: string; options: readonly string[] }) => (
  <select name={name}>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
);
