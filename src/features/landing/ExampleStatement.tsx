import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';

/** What a loan looks like after signing in, marked as an example. */
export function ExampleStatement() {
  return (
    <figure className="sheet">
      <div className="sheet-paper">
        <div className="sheet-head">
          <strong>
            <FormattedMessage {...messages.exampleAddress} />
          </strong>
          <span className="sheet-status">
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M6 1.5 11 10.5H1Z" />
            </svg>
            <FormattedMessage {...messages.exampleStatus} />
          </span>
        </div>
        <p className="sheet-due">
          <small>
            <FormattedMessage {...messages.exampleDue} />
          </small>
          <b>
            <FormattedMessage {...messages.exampleAmount} />
          </b>
          <span>
            <FormattedMessage {...messages.exampleDate} />
          </span>
        </p>
        <dl>
          <div>
            <dt>
              <FormattedMessage {...messages.examplePrincipal} />
            </dt>
            <dd>
              <FormattedMessage {...messages.examplePrincipalAmount} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.exampleTaxes} />
            </dt>
            <dd>
              <FormattedMessage {...messages.exampleTaxesAmount} />
            </dd>
          </div>
          <div className="sheet-total">
            <dt>
              <FormattedMessage {...messages.exampleTotal} />
            </dt>
            <dd>
              <FormattedMessage {...messages.exampleAmount} />
            </dd>
          </div>
        </dl>
      </div>
      <figcaption>
        <FormattedMessage {...messages.exampleCaption} />
      </figcaption>
    </figure>
  );
}
