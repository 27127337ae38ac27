import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';

interface Props {
  loans: readonly Loan[];
  /** The loan whose home is shown. */
  shown: string;
}

/** Which of several homes. It leads there by its button: moving through the list by keyboard must not. */
export function HomePicker({ loans, shown }: Props) {
  const id = useId();
  const intl = useIntl();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(shown);
  return (
    <form
      className="home-picker no-print"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== shown) void navigate(paths.homeValue.ofLoan(chosen));
      }}
    >
      <label htmlFor={id}>
        <FormattedMessage {...messages.whichHome} />
      </label>
      <div className="home-picker-row">
        <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {loans.map((loan) => (
            <option key={loan.loanIdentifier} value={loan.loanIdentifier}>
              {[addressLine(loan.property), intl.formatMessage(maskedLoan, { lastFour: loan.loanNumber.slice(-4) })].join(', ')}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-secondary">
          <FormattedMessage {...messages.showHome} />
        </button>
      </div>
    </form>
  );
}
