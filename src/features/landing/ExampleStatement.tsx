import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

const STATEMENT_LINES = [
  { name: messages.examplePrincipal, amount: messages.examplePrincipalAmount },
  { name: messages.exampleTaxes, amount: messages.exampleTaxesAmount },
  { name: messages.exampleOther, amount: messages.exampleOtherAmount },
  { name: messages.exampleTotal, amount: messages.exampleAmount },
] as const;

const STATEMENT_DATES = [
  { name: messages.exampleToday, day: messages.exampleTodayDay },
  { name: messages.exampleDue, day: messages.exampleDueDay },
  { name: messages.exampleNoCharge, day: messages.exampleNoChargeDay },
] as const;

/** Sample of a loan's amount due, marked as an example. Its dates have no weekday, so that they fit every year. */
export function ExampleStatement() {
  return (
    <figure className="letter">
      <figcaption>
        <FormattedMessage {...messages.exampleCaption} />
      </figcaption>
      <p className="letter-amount">
        <FormattedMessage {...messages.exampleDollars} />
        <small>
          <FormattedMessage {...messages.exampleCents} />
        </small>
      </p>
      <p>
        <FormattedMessage {...messages.exampleDate} />
      </p>
      <svg className="due-line" width="100%" height="24" aria-hidden="true">
        <pattern id="grace" width="6" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)">
          <path className="due-line-sand" d="M0 0h6v8H0Z" />
          <path className="due-line-hatch" d="M0 0h2v8H0Z" />
        </pattern>
        <rect y="8" width="100%" height="8" rx="4" fill="url(#grace)" />
        <rect className="due-line-left" y="8" width="37.5%" height="8" rx="4" />
        <circle className="due-line-today" cx="8" cy="12" r="6" />
        <svg x="37.5%" overflow="visible">
          <path className="due-line-due" d="M0 3 9 12 0 21-9 12Z" />
        </svg>
        <svg x="100%" overflow="visible">
          <path className="due-line-last" d="M-2 2v20" />
        </svg>
      </svg>
      <ol>
        {STATEMENT_DATES.map(({ name, day }) => (
          <li key={name.id}>
            <b>
              <FormattedMessage {...name} />
            </b>
            <FormattedMessage {...day} />
          </li>
        ))}
      </ol>
      <dl>
        {STATEMENT_LINES.map(({ name, amount }) => (
          <div key={name.id}>
            <dt>
              <FormattedMessage {...name} />
            </dt>
            <dd>
              <FormattedMessage {...amount} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
