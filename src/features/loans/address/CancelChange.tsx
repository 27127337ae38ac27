import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { formatFieldMessage, type FieldMessage } from '#platform/forms/fieldMessage.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { addressOf, newestAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';
import { useSaveAddress } from './useSaveAddress.ts';

interface Props {
  loanIdentifier: string;
  /** With a change that is ahead. */
  record: LoanServicing;
  onSaved: (loan: Loan) => void;
}

/** Takes back a change that does not count yet, in one press: whoever did not ask for it should not have to type an address. */
export function CancelChange({ loanIdentifier, record, onSaved }: Props) {
  const intl = useIntl();
  const save = useSaveAddress();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<{ says: FieldMessage; error?: PortalError } | null>(null);

  const cancel = async () => {
    setIsSaving(true);
    setProblem(null);
    const saving = await save({ loanIdentifier, mailingAddress: addressOf(record), replaces: newestAddress(record) });
    if ('saved' in saving) {
      onSaved(saving.saved);
      return;
    }
    setIsSaving(false);
    if ('changed' in saving) {
      setProblem({ says: { message: messages.notCanceled, values: { address: addressLine(saving.changed) } } });
    } else if ('problem' in saving.error) setProblem({ says: saving.error.problem });
    else setProblem({ says: messages.nothingCanceled, error: saving.error });
  };
  return (
    <>
      <ActionButton
        look="quiet"
        busy={isSaving}
        busyLabel={<FormattedMessage {...messages.canceling} />}
        onClick={() => void cancel()}
      >
        <FormattedMessage {...messages.cancelChange} />
      </ActionButton>
      {problem !== null && <FailedPress says={formatFieldMessage(intl, problem.says)} error={problem.error} />}
    </>
  );
}
