import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';

import type { Loan } from '#lending/servicing/loanTypes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from './removeLoanMessages.ts';
import { useLoanRemoval } from './useLoanRemoval.ts';

/** Removing a loan from the list does not affect the loan itself. */
export function RemoveLoan({ loan }: { loan: Loan }) {
  const { isOpen, isBusy, ask, cancel, confirm } = useLoanRemoval(loan);
  return (
    <Stack spacing={1.5} className="no-print" sx={{ alignItems: 'flex-start', marginTop: 2 }}>
      <Button variant="text" onClick={ask}>
        <FormattedMessage {...messages.remove} />
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<FormattedMessage {...messages.title} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        isCancelPreferred
        busy={isBusy}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <Stack spacing={2}>
          <p>
            <strong>
              <FormattedMessage {...maskedLoan} values={{ lastFour: loan.loanNumber.slice(-4) }} />
            </strong>
            <br />
            {addressLine(loan.property)}
          </p>
          <p>
            <FormattedMessage {...messages.stays} />
          </p>
          <p>
            <FormattedMessage {...messages.again} />
          </p>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
