import { FormattedMessage } from 'react-intl';

import { AccountSubtypeInput } from '#lending/methods/AccountSubtypeInput.tsx';
import { fieldMessages } from '#lending/methods/fieldMessages.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from '../messages.ts';
import type { EditableAccount } from '../savedMethodsApi.ts';
import { changedFields, type SaveChange } from './accountChange.ts';
import { bankChangeSchema } from './editSchema.ts';

const DRAFT_FIELDS = ['accountHolderName', 'accountSubtype'] as const;

export function EditBankForm({ account, onSave }: { account: EditableAccount; onSave: SaveChange }) {
  const before = {
    accountHolderName: account.accountHolderName,
    accountSubtype: account.accountSubtype === 'SAVINGS' ? ('SAVINGS' as const) : ('CHECKING' as const),
  };
  return (
    <PortalForm
      schema={bankChangeSchema}
      initialValues={before}
      draftFields={DRAFT_FIELDS}
      onSubmit={(values) => onSave(changedFields(before, values))}
      submitLabel={<FormattedMessage {...messages.saveChanges} />}
      busyLabel={<FormattedMessage {...messages.saving} />}
    >
      <TextInput name="accountHolderName" label={fieldMessages.accountHolderName} autoComplete="name" />
      <AccountSubtypeInput />
    </PortalForm>
  );
}
