import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Loan, LoanServicing } from '#lending/servicing/loanTypes.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { formatFieldMessage, type FieldMessage } from '#platform/forms/fieldMessage.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import {
  addressCancelFailed,
  addressCancelRequested,
  selectAddressCancel,
  type AddressSaveFailure,
  type WithLoans,
} from '../loansSlice.ts';
import { pickAddress, newestAddress } from './mailingAddress.ts';
import { messages } from './messages.ts';
import { tooManyChangesMessage, useSaveAddress } from './useSaveAddress.ts';

interface Props {
  loanIdentifier: string;
  /** Servicing record with a pending address change. */
  record: LoanServicing;
  onSaved: (loan: Loan) => void;
}

/** Cancels a pending address change with one click, so that a borrower who did not request the change need not type an address. */
export function CancelAddressChange({ loanIdentifier, record, onSaved }: Props) {
  const intl = useIntl();
  const save = useSaveAddress();
  const dispatch = useDispatch();
  const canceling = useSelector((state: WithLoans) => selectAddressCancel(state, loanIdentifier));
  const problem = canceling?.problem ?? null;

  const cancel = async () => {
    dispatch(addressCancelRequested(loanIdentifier));
    const saving = await save({ loanIdentifier, mailingAddress: pickAddress(record), replaces: newestAddress(record) });
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
      {problem !== null && (
        <FailedAction message={formatFieldMessage(intl, failureMessage(problem))} error={errorToShow(problem)} />
      )}
    </>
  );
}

/** Error to show beside the message; none if the message already says that there were too many changes. */
const errorToShow = (problem: AddressSaveFailure) =>
  problem.says === 'refused' && tooManyChangesMessage(problem.error) === null ? problem.error : undefined;

function failureMessage(problem: AddressSaveFailure): FieldMessage {
  switch (problem.says) {
    case 'changed':
      return { message: messages.notCanceled, values: { address: addressLine(problem.present) } };
    case 'unknown':
      return messages.outcomeUnknown;
    case 'refused':
      return tooManyChangesMessage(problem.error) ?? messages.nothingCanceled;
  }
}
