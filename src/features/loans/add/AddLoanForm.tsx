import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { object } from 'yup';

import { LoanNumberField } from '#lending/identity/LoanNumberField.tsx';
import { SsnField } from '#lending/identity/SsnField.tsx';
import { ZipField } from '#lending/identity/ZipField.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { loanNumberRule, ssnRule, zipRule } from '#lending/identity/identityRules.ts';

import { selectHelp } from '../loansSlice.ts';
import { messages } from './addLoanMessages.ts';
import { useAddLoan } from './useAddLoan.ts';

export const addLoanSchema = object({ loanNumber: loanNumberRule, zip: zipRule, ssnLast4: ssnRule });

/** Fields that may be saved as a draft when the session ends. */
const ADD_LOAN_DRAFT = ['loanNumber', 'zip'] as const;

/**
 * Form for the data that proves that a loan is the borrower's own. After a rejected attempt, only the four SSN digits have to be typed
 * again.
 */
export function AddLoanForm() {
  const help = useSelector(selectHelp);
  const { refusals, add } = useAddLoan();
  return (
    <Stack spacing={3}>
      <Card>
        <PortalForm
          schema={addLoanSchema}
          draftFields={ADD_LOAN_DRAFT}
          onSubmit={add}
          submitLabel={<FormattedMessage {...messages.submit} />}
          busyLabel={<FormattedMessage {...messages.submitting} />}
        >
          <LoanNumberField />
          <ZipField />

          <SsnField name="ssnLast4" rejections={refusals} />
        </PortalForm>
      </Card>
      {help === 'untilThen' && (
        <Alert role="status" severity="info">
          <AlertTitle>
            <FormattedMessage {...messages.untilThen} />
          </AlertTitle>
          <p>
            <CallSupport />
          </p>
        </Alert>
      )}
      {help === 'whatToCheck' && <WhatToCheck />}
    </Stack>
  );
}

function WhatToCheck() {
  return (
    <Alert role="status" severity="info">
      <AlertTitle>
        <FormattedMessage {...messages.helpTitle} />
      </AlertTitle>
      <ul>
        {[messages.checkNumber, messages.checkPerson, messages.checkNew].map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage {...messages.fewTries} /> <CallSupport />
      </p>
    </Alert>
  );
}
