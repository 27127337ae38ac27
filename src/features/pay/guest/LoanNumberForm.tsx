import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { MaskedInput } from '#platform/forms/MaskedInput.tsx';
import { plainDigits } from '#platform/forms/masks.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { paths } from '#platform/routing/paths.ts';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { loanNumberEntered } from '../intent/paySlice.ts';
import { messages } from './guestMessages.ts';
import { loanNumberSchema } from './verifySchema.ts';

/** Asks which loan a guest pays. Makes no call; the identity check does. */
export function LoanNumberForm({ known }: { known: string | null }) {
  const intl = useIntl();
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
      <MaterialTheme>
        <MaskedInput
          name="loanNumber"
          label={messages.loanNumber}
          help={intl.formatMessage(messages.loanNumberHelp)}
          mask={plainDigits}
          autoComplete="off"
        />
      </MaterialTheme>
    </PortalForm>
  );
}
