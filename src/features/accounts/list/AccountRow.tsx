import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { parseCardExpiry, expiryText } from '#domain/userInput/cardExpiry.ts';
import { methodLabel, methodName } from '#lending/methods/methodLabels.ts';
import { MethodTile } from '#lending/methods/MethodTile.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { paths } from '#platform/routing/paths.ts';

import type { FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { MethodStatusText } from './MethodStatusText.tsx';
import { RowActions, RowMain, Row, RowText } from './rowParts.ts';
import { methodStatus } from './methodStatus.ts';

/** Id of the heading in an account's row, used to move the focus there. */
export const rowHeadingId = (id: string) => `account-${id}`;

interface Props {
  account: FundingAccount;
  onRemove: (account: FundingAccount) => void;
}

export const AccountRow = memo(function AccountRow({ account, onRemove }: Props) {
  const intl = useIntl();
  const { id, type, issuerName, accountHolderName, accountSubtype } = account;
  const name = methodName(intl, account);
  const status = methodStatus(account, lenderClock());
  const expiry = parseCardExpiry(account.expiryDate ?? '');
  const month = expiry === null ? null : expiryText(expiry).replaceAll(' ', '\u00a0'); // non-breaking spaces keep the date on one line
  const facts = [
    methodLabel(intl, type),
    ...(type === 'ACH' && accountSubtype !== 'DEBIT'
      ? [intl.formatMessage(messages[accountSubtype === 'SAVINGS' ? 'savings' : 'checking'])]
      : []),
    accountHolderName,
    ...(status === 'good' && month !== null ? [intl.formatMessage(messages.expires, { month })] : []),
  ];
  // Such a card only needs a new expiry date, so its button says "Update" instead of "Edit".
  const isOutdated = status === 'expiresSoon' || status === 'expired';
  return (
    <Row>
      <MethodTile type={type} issuerName={issuerName} isDisabled={status === 'expired' || status === 'inactive'} />
      <RowMain>
        <RowText>
          <Typography component="h2" id={rowHeadingId(id)} tabIndex={-1}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {facts.join(', ')}
          </Typography>
          <MethodStatusText status={status} month={month} type={type} />
        </RowText>
        <RowActions>
          <Button
            component={RouterLink}
            variant="text"
            to={type === 'ACH' ? paths.accounts.editBank(id) : paths.accounts.editCard(id)}
            aria-label={intl.formatMessage(isOutdated ? messages.updateThing : messages.editThing, { name })}
          >
            <FormattedMessage {...(isOutdated ? messages.update : messages.edit)} />
          </Button>
          <Button
            type="button"
            variant="text"
            aria-label={intl.formatMessage(messages.removeThing, { name })}
            onClick={() => onRemove(account)}
          >
            <FormattedMessage {...messages.remove} />
          </Button>
        </RowActions>
      </RowMain>
    </Row>
  );
});
