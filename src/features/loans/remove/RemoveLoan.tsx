import { FormattedMessage } from 'react-intl';

import type { Loan } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from './removeLoanMessages.ts';
import { useLoanRemoval } from './useLoanRemoval.ts';

/** Takes a loan off the borrower's list, after asking. The loan itself stays. */
export function RemoveLoan({ loan }: { loan: Loan }) {
  const { isOpen, isBusy, problem, ask, cancel, confirm } = useLoanRemoval(loan);
  return (
    <div className="remove-loan no-print">
      <ActionButton look="quiet" onClick={ask}>
        <FormattedMessage {...messages.remove} />
      </ActionButton>
      {problem !== null && (
        <FailedPress says={<FormattedMessage {...problem.says} />} error={problem.error}>
          <p>
            <CallSupport />
          </p>
        </FailedPress>
      )}
      <ConfirmDialog
        open={isOpen}
        title={<FormattedMessage {...messages.title} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        isCancelPreferred
        busy={isBusy}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <div className="stack">
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
        </div>
      </ConfirmDialog>
    </div>
  );
}
