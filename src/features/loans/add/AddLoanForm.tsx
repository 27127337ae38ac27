import { FormattedMessage } from 'react-intl';

import { LoanNumberField } from '#lending/identity/LoanNumberField.tsx';
import { SsnField } from '#lending/identity/SsnField.tsx';
import { ZipField } from '#lending/identity/ZipField.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { messages } from './addLoanMessages.ts';
import { ADD_LOAN_DRAFT, addLoanSchema } from './addLoanSchema.ts';
import { useAddLoan } from './useAddLoan.ts';

/** Asks for what shows that a loan is one's own. After a refusal only the four digits have to be typed again. */
export function AddLoanForm() {
  const { refusals, help, add } = useAddLoan();
  return (
    <>
      <ScreenCard>
        <PortalForm
          schema={addLoanSchema}
          draftFields={ADD_LOAN_DRAFT}
          onSubmit={add}
          submitLabel={<FormattedMessage {...messages.submit} />}
          busyLabel={<FormattedMessage {...messages.submitting} />}
        >
          <MaterialTheme>
            <LoanNumberField />
            <ZipField />
          </MaterialTheme>
          <SsnField name="ssnLast4" refusals={refusals} />
        </PortalForm>
      </ScreenCard>
      {help === 'untilThen' && (
        <Notice tone="info" title={<FormattedMessage {...messages.untilThen} />}>
          <CallSupport />
        </Notice>
      )}
      {help === 'whatToCheck' && <WhatToCheck />}
    </>
  );
}

function WhatToCheck() {
  return (
    <Notice tone="info" title={<FormattedMessage {...messages.helpTitle} />}>
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
    </Notice>
  );
}
