/** The first page of the sandbox: who to sign in as, and the switches. */
import type { SeededIdentity } from '../areas/payment/guests/seeds.ts';
import { CALL_FAULT_KINDS, FAULT_BASES, type Fault } from '../base/faults/faults.ts';
import type { MailLink } from '../base/mail/mailer.ts';
import { ConsolePage, Table } from './ConsolePage.tsx';

export interface Overview {
  borrowers: { situation: string; email: string; password: string; shows: string; identity: SeededIdentity | null }[];
  links: MailLink[];
}

interface Standing {
  now: string;
  today: string;
  isSet: boolean;
  faults: Fault[];
}

type OverviewPageProps = Overview & { standing: Standing; nonce: string };

export const OverviewPage = ({ borrowers, links, standing, nonce }: OverviewPageProps) => (
  <ConsolePage title="The embedded lender" nonce={nonce}>
    <h1>The embedded lender</h1>
    <p className="lead">
      Everything behind the portal runs here: sign-in, loans, payments, mail. Nothing leaves this machine and no money moves.
    </p>
    <p>
      <a href="/">Open the portal</a> or <a href="/loans">go straight to the loans</a>.
    </p>

    <h2>Borrowers to sign in as</h2>
    <p>
      They all have the same password: <code>{borrowers[0]?.password}</code>
    </p>
    <Table columns={['Situation', 'E-mail', 'What you will see']}>
      {borrowers.map(({ situation, email, shows }) => (
        <tr key={email}>
          <td>{situation}</td>
          <td>
            <code>{email}</code>
          </td>
          <td>{shows}</td>
        </tr>
      ))}
    </Table>

    <h2>Paying without an account</h2>
    <p>What passes the identity check. Five tries a day for each loan, right or wrong; “Start over” below forgets them.</p>
    <Table columns={['Situation', 'Loan number', 'First name', 'Last name', 'Zip', 'Last 4 of SSN']}>
      {borrowers.map(
        ({ situation, email, identity }) =>
          identity && (
            <tr key={email}>
              <td>{situation}</td>
              <td>
                <code>{identity.loanNumber}</code>
              </td>
              <td>{identity.firstName}</td>
              <td>{identity.lastName}</td>
              <td>
                <code>{identity.zip}</code>
              </td>
              <td>
                <code>{identity.ssnLast4}</code>
              </td>
            </tr>
          ),
      )}
    </Table>

    <h2>Places</h2>
    <ul className="links">
      {links.map(({ what, url }) => (
        <li key={what}>
          <a href={url}>{what}</a>{' '}
          <small>
            <code>{url}</code>
          </small>
        </li>
      ))}
    </ul>

    <Switches {...standing} />
  </ConsolePage>
);

const Switches = ({ now, today, isSet, faults }: Standing) => (
  <>
    <h2>The lender&apos;s clock</h2>
    <p>
      {`It is ${now}; the lender's calendar says ${today}. `}
      {isSet ? 'The clock has been set and ticks on from there.' : 'The clock runs in real time.'}
    </p>
    <div className="card">
      <form method="post" action="/sandbox/clock">
        <label>
          Set it to (UTC)
          <input name="now" placeholder="2026-12-01T15:00:00Z" size={24} />
        </label>
        <button>Set the clock</button>
        <button className="plain" name="real" value="1">
          Back to real time
        </button>
      </form>
    </div>

    <h2>Faults</h2>
    <p>Make the next calls of a base misbehave, and see what the portal makes of it.</p>
    <div className="card">
      <form method="post" action="/sandbox/faults">
        <label>
          Base
          <Choice name="base" options={FAULT_BASES} />
        </label>
        <label>
          What happens
          <Choice name="kind" options={CALL_FAULT_KINDS} />
        </label>
        <label>
          How often
          <input name="times" type="number" min="1" max="1000" defaultValue="1" />
        </label>
        <label>
          Only paths that begin with
          <input name="path" />
        </label>
        <button>Set the fault</button>
        <button className="plain" name="clear" value="1">
          Clear all
        </button>
      </form>
    </div>
    <p className="quiet">
      {faults.length === 0 ? 'No fault is set.' : `Set: ${faults.map((fault) => JSON.stringify(fault)).join(', ')}`}
    </p>

    <h2>Start over</h2>
    <div className="card">
      <form method="post" action="/sandbox/reset">
        <p>Empties the lender&apos;s books and seeds the borrowers again, around the clock&apos;s today.</p>
        <button className="plain">Reset the data</button>
      </form>
    </div>
  </>
);

const Choice = ({ name, options }: { name: string; options: readonly string[] }) => (
  <select name={name}>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
);
