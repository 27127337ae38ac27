import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { parseCardExpiry, expiryText } from '#domain/cardExpiry.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { methodLabel, methodName } from '#lending/methods/methodWords.ts';
import { MethodTile } from '#lending/methods/MethodTile.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { paths } from '#platform/routing/paths.ts';

import type { FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { AccountStanding } from './AccountStanding.tsx';
import { standingOf } from './standingOf.ts';

/** The id of the element that gets the focus when it goes to an account's row. */
export const rowId = (id: string) => `account-${id}`;

export interface RemovalProblem {
  /** Of the account. */
  id: string;
  words: string;
  /** What the lender answered, where `words` do not say it. */
  error?: PortalError;
}

interface Props {
  account: FundingAccount;
  /** Why it could not be removed; null when nobody tried. */
  problem: RemovalProblem | null;
  onRemove: (account: FundingAccount) => void;
}

/** One saved method: what it is, whose, whether it can be used, and what can be done. Plain classes, because there may be 500 rows. */
export const AccountRow = memo(function AccountRow({ account, problem, onRemove }: Props) {
  const intl = useIntl();
  const { id, type, issuerName, accountHolderName, accountSubtype } = account;
  const name = methodName(intl, account);
  const standing = standingOf(account, lenderClock());
  const expiry = parseCardExpiry(account.expiryDate ?? '');
  const month = expiry === null ? null : expiryText(expiry).replaceAll(' ', '\u00a0'); // stays on one line
  const facts = [
    methodLabel(intl, type),
    ...(type === 'ACH' && accountSubtype !== 'DEBIT'
      ? [intl.formatMessage(messages[accountSubtype === 'SAVINGS' ? 'savings' : 'checking'])]
      : []),
    accountHolderName,
    ...(standing === 'good' && month !== null ? [intl.formatMessage(messages.expires, { month })] : []),
  ];
  // A new date is all that such a card needs.
  const isOutdated = standing === 'expiresSoon' || standing === 'expired';
  return (
    <li className="account">
      <MethodTile type={type} issuerName={issuerName} isOff={standing === 'expired' || standing === 'inactive'} />
      <div className="account-main">
        <div className="account-words">
          <h2 id={rowId(id)} tabIndex={-1} className="account-name">
            {name}
          </h2>
          <p className="muted small">{facts.join(', ')}</p>
          <AccountStanding standing={standing} month={month} type={type} />
        </div>
        <div className="account-actions">
          <Link
            className="button button-quiet"
            to={type === 'ACH' ? paths.accounts.editBank(id) : paths.accounts.editCard(id)}
            aria-label={intl.formatMessage(isOutdated ? messages.updateThing : messages.editThing, { name })}
          >
            <FormattedMessage {...(isOutdated ? messages.update : messages.edit)} />
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
            <FailedPress
              title={<FormattedMessage {...messages.removeFailedTitle} />}
              says={problem.words}
              error={problem.error}
            />
          </div>
        )}
      </div>
    </li>
  );
});
