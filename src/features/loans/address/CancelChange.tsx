import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { formatFieldMessage, offersSignIn, type FieldMessage } from '#platform/forms/fieldMessage.ts';
import { submitErrorsOf } from '#platform/forms/serverErrors.ts';
import { SessionWays } from '#platform/session/screens/SessionWays.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

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
  const { name: brand } = useConfig().brand;
  const save = useSaveAddress();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<FieldMessage | null>(null);

  const cancel = async () => {
    setIsSaving(true);
    setProblem(null);
    const saving = await save({ loanIdentifier, mailingAddress: addressOf(record), replaces: newestAddress(record) });
    if ('saved' in saving) {
      onSaved(saving.saved);
      return;
    }
    setIsSaving(false);
    setProblem(
      'changed' in saving
        ? { message: messages.notCanceled, values: { address: addressLine(saving.changed) } }
        : (submitErrorsOf(saving.error, [], { brand, isSignedIn: true })[FORM_ERROR] ?? null),
    );
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
      {problem !== null && (
        <Notice tone="error">
          <p>{formatFieldMessage(intl, problem)}</p>
          {offersSignIn(problem) && (
            <div className="actions">
              <SessionWays />
            </div>
          )}
        </Notice>
      )}
    </>
  );
}
