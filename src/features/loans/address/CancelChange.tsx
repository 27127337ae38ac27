import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan, LoanServicing } from '#lending/servicing/loanShapes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { formatFieldMessage, type FieldMessage } from '#platform/forms/fieldMessage.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { addressCancelFailed, addressCancelRequested, selectAddressCancel, type Unsaved, type WithLoans } from '../loansSlice.ts';
import { addressOf, newestAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';
import { tooManyChanges, useSaveAddress } from './useSaveAddress.ts';

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
  const dispatch = useDispatch();
  const canceling = useSelector((state: WithLoans) => selectAddressCancel(state, loanIdentifier));
  const problem = canceling?.problem ?? null;

  const cancel = async () => {
    dispatch(addressCancelRequested(loanIdentifier));
    const saving = await save({ loanIdentifier, mailingAddress: addressOf(record), replaces: newestAddress(record) });
    if ('saved' in saving) onSaved(saving.saved);
    else dispatch(addressCancelFailed({ loanIdentifier, problem: saving }));
  };
  return (
    <>
      <BusyButton
        variant="text"
        busy={canceling !== null && problem === null}
        busyLabel={<FormattedMessage {...messages.canceling} />}
        onClick={() => void cancel()}
      >
        <FormattedMessage {...messages.cancelChange} />
      </BusyButton>
      {problem !== null && <FailedPress says={formatFieldMessage(intl, wordsOf(problem))} error={errorOf(problem)} />}
    </>
  );
}

/** Too many changes are a sentence of its own. */
const errorOf = (problem: Unsaved) =>
  problem.says === 'refused' && tooManyChanges(problem.error) === null ? problem.error : undefined;

function wordsOf(problem: Unsaved): FieldMessage {
  switch (problem.says) {
    case 'changed':
      return { message: messages.notCanceled, values: { address: addressLine(problem.present) } };
    case 'unknown':
      return messages.outcomeUnknown;
    case 'refused':
      return tooManyChanges(problem.error) ?? messages.nothingCanceled;
  }
}
