import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

import type { PaymentMethodType } from '#contract/payment.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { MethodTile } from '#lending/methods/MethodTile.tsx';
import { methodLabel, methodName } from '#lending/methods/methodLabels.ts';
import { isNotFound, type PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import { explainWriteError } from '#platform/forms/submitErrors.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';
import { AccountSubtypeInput } from '#lending/methods/AccountSubtypeInput.tsx';
import { fieldMessages } from '#lending/methods/fieldMessages.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';

import { messages } from '../messages.ts';
import { useChangeFundingAccountMutation, useGetFundingAccountQuery, type EditableAccount } from '../savedMethodsApi.ts';
import { type SaveChange, changedFields } from './accountChange.ts';
import { EditCardForm } from './EditCardForm.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useMethodSavedToast } from './useMethodSavedToast.ts';
import { bankChangeSchema } from './editSchema.ts';

const DRAFT_FIELDS = ['accountHolderName', 'accountSubtype'] as const;

function EditBankForm({ account, onSave }: { account: EditableAccount; onSave: SaveChange }) {
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

const SKELETON = <CardSkeleton rowKind="fields" rows={5} />;

/** `/accounts/card/edit?id=` and `/accounts/ach/edit?id=`: edit a saved payment method, except for its number. */
export function EditMethodScreen({ type }: { type: PaymentMethodType }) {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const profile = useGetProfileQuery();
  return (
    <FormFrame>
      <QueryView isPartOfPage query={profile} skeleton={SKELETON}>
        {({ customerIdentifier }) => <MethodLoader key={id} type={type} id={id} customerIdentifier={customerIdentifier} />}
      </QueryView>
    </FormFrame>
  );
}

interface MethodLoaderProps {
  type: PaymentMethodType;
  id: string;
  customerIdentifier: string;
}

function MethodLoader({ type, id, customerIdentifier }: MethodLoaderProps) {
  // Always refetched, because the method may have been changed in another tab.
  const account = useGetFundingAccountQuery({ customerIdentifier, id }, { refetchOnMountOrArgChange: true });
  const isMissing = isNotFound(account.error);
  if (isMissing) return <MethodNotFound />;
  return (
    <QueryView query={account} skeleton={SKELETON}>
      {(data) =>
        data.type === type ? (
          <EditMethod account={data} customerIdentifier={customerIdentifier} />
        ) : (
          <Redirect to={data.type === 'ACH' ? paths.accounts.editBank(id) : paths.accounts.editCard(id)} />
        )
      }
    </QueryView>
  );
}

/** Shown after a 404: the method belongs to another customer, was removed, or never existed. The API does not reveal which. */
function MethodNotFound() {
  return (
    <EmptyState
      drawing="signpost"
      action={
        <Button component={RouterLink} variant="contained" to={paths.accounts.list}>
          <FormattedMessage {...messages.seeAll} />
        </Button>
      }
      title={<FormattedMessage {...messages.goneTitle} />}
    >
      <Typography>
        <FormattedMessage {...messages.gone} />
      </Typography>
    </EmptyState>
  );
}

function EditMethod({ account, customerIdentifier }: { account: EditableAccount; customerIdentifier: string }) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigateIfMounted();
  const showSaved = useMethodSavedToast();
  const [changeAccount] = useChangeFundingAccountMutation();
  const isBank = account.type === 'ACH';

  const save: SaveChange = async (change) => {
    if (Object.keys(change).length > 0) {
      const answer = await changeAccount({ customerIdentifier, id: account.id, change: dispatch(putSecret(change)) });
      if (answer.error !== undefined) {
        const error = answer.error as PortalError; // the base query rejects only with a PortalError
        return isNotFound(error) ? { problem: messages.goneMeanwhile } : explainWriteError(error, messages.changeUnclear);
      }
      showSaved(answer.data);
    }
    void navigate(paths.accounts.list, { replace: true });
    return undefined;
  };

  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} sx={{ overflowWrap: 'anywhere' }}>
            <MethodTile type={account.type} issuerName={account.issuerName} />
            <div>
              <Typography component="h2" sx={{ fontWeight: 650 }}>
                {methodName(intl, account)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {methodLabel(intl, account.type)}
              </Typography>
            </div>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage {...messages.numberStays} />
          </Typography>
        </Stack>
        {isBank ? <EditBankForm account={account} onSave={save} /> : <EditCardForm account={account} onSave={save} />}
      </Stack>
    </Card>
  );
}
