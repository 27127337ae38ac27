import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { LoanNumberField } from '#lending/identity/LoanNumberField.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { paths } from '#platform/routing/paths.ts';

import { loanNumberEntered } from '../intent/paySlice.ts';
import { messages } from './guestMessages.ts';
import { loanNumberSchema } from './verifySchema.ts';

/** Sends no request; the identity check that follows does. */
export function LoanNumberForm({ known }: { known: string | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <PortalForm
      schema={loanNumberSchema}
      initialValues={{ loanNumber: known ?? '' }}
      onSubmit={async ({ loanNumber }) => {
        dispatch(loanNumberEntered(loanNumber));
        await navigate(paths.pay.verify);
        return undefined;
      }}
      submitLabel={<FormattedMessage {...messages.goOn} />}
    >
      <LoanNumberField />
    </PortalForm>
  );
}
