/** The sandbox's own pages. Everything that comes from data is escaped by `html`. */
import type { SeededIdentity } from '../areas/payment/guests/seeds.ts';
import { CALL_FAULT_KINDS, FAULT_BASES, type Fault } from '../base/faults/faults.ts';
import type { MailLink } from '../base/mail/mailer.ts';
import { escapeHtml } from '../base/pages/html.ts';
import { CONSOLE_STYLE } from './consoleStyle.ts';

/** Markup that is complete, so that it is not escaped once more. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | Markup[];

function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const written = parts.map((part) =>
    (Array.isArray(part) ? part : [part]).map((one) => (one instanceof Markup ? one.text : escapeHtml(String(one)))).join(''),
  );
  return new Markup(strings.reduce((text, string, index) => text + string + (written[index] ?? ''), ''));
}

function page(title: string, nonce: string, body: Markup): string {
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Markup(CONSOLE_STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return whole.text;
}

export interface Overview {
  borrowers: { situation: string; email: string; password: string; shows: string; identity: SeededIdentity | null }[];
  links: MailLink[];
}

export interface Standing {
  now: string;
  today: string;
  isSet: boolean;
  faults: Fault[];
}

/** What a guest types, one row for each loan that can be paid without an account. */
const identityRows = (borrowers: Overview['borrowers']): Markup[] =>
  borrowers.flatMap(({ situation, identity }) =>
    identity === null
      ? []
      : [
          html`<tr>
            <td>${situation}</td>
            <td><code>${identity.loanNumber}</code></td>
            <td>${identity.firstName}</td>
            <td>${identity.lastName}</td>
            <td><code>${identity.zip}</code></td>
            <td><code>${identity.ssnLast4}</code></td>
          </tr>`,
        ],
  );

/** The first page of the sandbox: who to sign in as, and the switches. */
export function overviewPage(nonce: string, { borrowers, links }: Overview, { now, today, isSet, faults }: Standing): string {
  const password = borrowers[0]?.password ?? '';
  const body = html`
    <h1>The embedded lender</h1>
    <p class="lead">
      Everything behind the portal runs here: sign-in, loans, payments, mail. Nothing leaves this machine and no money moves.
    </p>
    <p><a href="/">Open the portal</a> or <a href="/loans">go straight to the loans</a>.</p>

    <h2>Borrowers to sign in as</h2>
    <p>They all have the same password: <code>${password}</code></p>
    <div class="card scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Situation</th>
            <th scope="col">E-mail</th>
            <th scope="col">What you will see</th>
          </tr>
        </thead>
        <tbody>
          ${borrowers.map(
            (one) =>
              html`<tr>
                <td>${one.situation}</td>
                <td><code>${one.email}</code></td>
                <td>${one.shows}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>

    <h2>Paying without an account</h2>
    <p>What passes the identity check. Five tries a day for each loan, right or wrong; “Start over” below forgets them.</p>
    <div class="card scroll">
      <table>
        <thead>
          <tr>
            ${['Situation', 'Loan number', 'First name', 'Last name', 'Zip', 'Last 4 of SSN'].map(
              (name) => html`<th scope="col">${name}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${identityRows(borrowers)}
        </tbody>
      </table>
    </div>

    <h2>Places</h2>
    <ul class="links">
      ${links.map(
        ({ what, url }) =>
          html`<li>
            <a href="${url}">${what}</a> <small><code>${url}</code></small>
          </li>`,
      )}
    </ul>

    <h2>The lender's clock</h2>
    <p>
      It is ${now}; the lender's calendar says
      ${today}.${isSet ? ' The clock has been set and ticks on from there.' : ' The clock runs in real time.'}
    </p>
    <div class="card">
      <form method="post" action="/sandbox/clock">
        <label>Set it to (UTC)<input name="now" placeholder="2026-12-01T15:00:00Z" size="24" /></label>
        <button>Set the clock</button><button class="plain" name="real" value="1">Back to real time</button>
      </form>
    </div>

    <h2>Faults</h2>
    <p>Make the next calls of a base misbehave, and see what the portal makes of it.</p>
    <div class="card">
      <form method="post" action="/sandbox/faults">
        <label
          >Base<select name="base">
            ${FAULT_BASES.map((base) => html`<option>${base}</option>`)}
          </select></label
        >
        <label
          >What happens<select name="kind">
            ${CALL_FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
          </select></label
        >
        <label>How often<input name="times" type="number" min="1" max="1000" value="1" /></label>
        <label>Only paths that begin with<input name="path" /></label>
        <button>Set the fault</button><button class="plain" name="clear" value="1">Clear all</button>
      </form>
    </div>
    <p class="quiet">
      ${faults.length === 0 ? 'No fault is set.' : `Set: ${faults.map((fault) => JSON.stringify(fault)).join(', ')}`}
    </p>

    <h2>Start over</h2>
    <div class="card">
      <form method="post" action="/sandbox/reset">
        <p>Empties the lender's books and seeds the borrowers again, around the clock's today.</p>
        <button class="plain">Reset the data</button>
      </form>
    </div>
  `;
  return page('The embedded lender', nonce, body);
}

export interface Letter {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  links: MailLink[];
}

/** Every mail, newest first. */
export function inboxPage(nonce: string, letters: Letter[]): string {
  const rows = letters.map(
    ({ id, sentAt, to, subject }) =>
      html`<tr>
        <td><a href="/sandbox/inbox/${id}">${subject}</a></td>
        <td>${to}</td>
        <td>${sentAt}</td>
      </tr>`,
  );
  const list = html`<div class="card scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Sent (UTC)</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
  const body = html`<p><a href="/sandbox">The embedded lender</a></p>
    <h1>Mail</h1>
    <p class="lead">Every e-mail that was sent, to whomever.</p>
    ${letters.length === 0 ? html`<p>No mail has been sent yet.</p>` : list}`;
  return page('Mail', nonce, body);
}

/** One mail: its links, its text, and its HTML in a frame that may do nothing. */
export function letterPage(nonce: string, { id, sentAt, to, subject, text, links }: Letter): string {
  const body = html`<p><a href="/sandbox/inbox">Mail</a></p>
    <h1>${subject}</h1>
    <p class="quiet">To ${to}, sent ${sentAt}. <a href="/sandbox/inbox/${id}/message">The whole message</a></p>
    ${
      links.length === 0
        ? ''
        : html`<h2>Links</h2>
            <ul class="links">
              ${links.map(({ what, url }) => html`<li><a href="${url}">${what}</a></li>`)}
            </ul>`
    }
    <h2>Text</h2>
    <div class="card"><pre>${text}</pre></div>
    <h2>As HTML</h2>
    <iframe title="The message as HTML" sandbox src="/sandbox/inbox/${id}/html"></iframe>`;
  return page(subject, nonce, body);
}
