import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { NewFundingAccount, PaymentMethod } from '#contract/payment.ts';
import { parseCardExpiry } from '#domain/userInput/cardExpiry.ts';
import { cardBrandOf } from '#domain/userInput/cardNumber.ts';

import { methodName } from './methodLabels.ts';
import { duplicateMethodMessages as messages } from './duplicateMethodMessages.ts';

type SavedMethod = Pick<PaymentMethod, 'type' | 'issuerName' | 'lastFour'> & { id: string; expiryDate: string | null };

/**
 * Asks for confirmation before a payment method is saved that looks like one saved already. When `isAsked` returns true, the form must
 * not send yet; it renders `question`, whose "Save it again" button submits the form.
 */
export function useDuplicateMethodCheck<Saved extends SavedMethod>(
  onUse: (saved: Saved) => void,
): { isAsked: (account: NewFundingAccount, saved: readonly Saved[]) => boolean; question: ReactNode } {
  const [duplicate, setSame] = useState<Saved | null>(null);
  const confirmedId = useRef<string | null>(null);
  return {
    isAsked: (account, saved) => {
      const found = saved.find(isSameMethod(account)) ?? null;
      const isOpen = found !== null && found.id !== confirmedId.current;
      setSame(isOpen ? found : null);
      return isOpen;
    },
    question: duplicate !== null && (
      <DuplicateWarning
        same={duplicate}
        onUse={() => onUse(duplicate)}
        onAgain={() => {
          confirmedId.current = duplicate.id;
        }}
      />
    ),
  };
}

/**
 * Compares by type and last digits, because the lender returns no more of the number. Bank names are typed by hand, so they are not
 * compared.
 */
const isSameMethod = (account: NewFundingAccount) => (saved: SavedMethod) => {
  if (saved.type !== account.type) return false;
  if (account.type === 'ACH') return account.accountNumber.endsWith(saved.lastFour);
  const isBrand = saved.issuerName === '' || saved.issuerName === cardBrandOf(account.cardNumber);
  return isBrand && account.cardNumber.endsWith(saved.lastFour) && isSameMonth(account.cardExpDate, saved.expiryDate ?? '');
};

const isSameMonth = (one: string, other: string) => {
  const [first, second] = [parseCardExpiry(one), parseCardExpiry(other)];
  return first !== null && second !== null && first.month === second.month && first.year === second.year;
};

function DuplicateWarning({ same, onUse, onAgain }: { same: SavedMethod; onUse: () => void; onAgain: () => void }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [same]);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert role="status" severity="warning">
        <AlertTitle>
          <FormattedMessage {...messages.title} values={{ name: methodName(intl, same) }} />
        </AlertTitle>
        <p>
          <FormattedMessage {...messages.help} />
        </p>
        <CardActions>
          <Button variant="outlined" onClick={onUse}>
            <FormattedMessage {...messages.useSaved} />
          </Button>
          <Button variant="text" type="submit" onClick={onAgain}>
            <FormattedMessage {...messages.saveAgain} />
          </Button>
        </CardActions>
      </Alert>
    </div>
  );
}
