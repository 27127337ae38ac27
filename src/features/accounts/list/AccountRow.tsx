import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { methodLabel, methodName } from '#lending/methods/methodWords.ts';
import { paths } from '#platform/routing/paths.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import type { FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { AccountStanding } from './AccountStanding.tsx';

/** The id of the element that gets the focus when it goes to an account's row. */
export const rowId = (id: string) => `account-${id}`;

interface Props {
  account: FundingAccount;
  /** Why it could not be removed; null when nobody tried. */
  problem: string | null;
  onRemove: (account: FundingAccount) => void;
}

/** One saved method: what it is, whose, whether it can be used, and what can be done. Plain classes, because there may be 500 rows. */
export const AccountRow = memo(function AccountRow({ account, problem, onRemove }: Props) {
  const intl = useIntl();
  const { id, type, accountHolderName, accountSubtype } = account;
  const name = methodName(intl, account);
  const subtype =
    type === 'ACH' && accountSubtype !== 'DEBIT' ? messages[accountSubtype === 'SAVINGS' ? 'savings' : 'checking'] : null;
  return (
    <li className="account">
      <Glyph type={type} />
      <div className="account-words">
        <h2 id={rowId(id)} tabIndex={-1} className="account-name">
          {name}
        </h2>
        <p className="small account-facts">
          <span>{methodLabel(intl, type)}</span>
          {subtype !== null && (
            <span>
              <FormattedMessage {...subtype} />
            </span>
          )}
          <span className="muted">{accountHolderName}</span>
        </p>
        <AccountStanding account={account} />
      </div>
      <div className="actions account-actions">
        <Link
          className="button button-quiet"
          to={type === 'ACH' ? paths.accounts.editBank(id) : paths.accounts.editCard(id)}
          aria-label={intl.formatMessage(messages.editThing, { name })}
        >
          <FormattedMessage {...messages.edit} />
        </Link>
        <button
          type="button"
          className="button button-quiet"
          aria-label={intl.formatMessage(messages.removeThing, { name })}
          onClick={() => onRemove(account)}
        >
          <FormattedMessage {...messages.remove} />
        </button>
      </div>
      {problem !== null && (
        <div className="account-problem">
          <Notice tone="error" title={<FormattedMessage {...messages.removeFailedTitle} />}>
            {problem}
          </Notice>
        </div>
      )}
    </li>
  );
});

/** A card or a bank building; decoration beside the words. */
function Glyph({ type }: Pick<FundingAccount, 'type'>) {
  return (
    <svg
      className="account-glyph"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={
          type === 'ACH'
            ? 'M3 12.5 16 5l13 7.5ZM6 13v11M12.7 13v11M19.3 13v11M26 13v11M3 27h26M4 24h24'
            : 'M3 7h26v18H3ZM3 12.5h26M7 20h6'
        }
      />
    </svg>
  );
}
