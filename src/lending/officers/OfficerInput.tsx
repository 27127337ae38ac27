import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { errorId, helpId } from '#platform/forms/LabelText.tsx';
import { formatFieldMessage } from '#platform/forms/fieldMessage.ts';
import { useFieldId } from '#platform/forms/formContext.ts';
import { shownFieldError } from '#platform/forms/usePortalField.ts';

import { typeAheadMessages as messages } from './typeAheadMessages.ts';

/** Material UI's Autocomplete is large, so it loads after the form has rendered. */
const OfficerTypeAhead = lazy(async () => ({
  default: (await import(/* webpackChunkName: "OfficerTypeAhead" */ './OfficerTypeAhead.tsx')).OfficerTypeAhead,
}));

const FIELD_SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;

/** Optional form field to choose a loan officer. Its value is a loan officer or null. */
export function OfficerInput({ name }: { name: string }) {
  const intl = useIntl();
  const id = useFieldId(name);
  const { input, meta } = useField<LoanOfficer | null>(name, { subscription: FIELD_SUBSCRIPTION, allowNull: true });
  const error = formatFieldMessage(intl, shownFieldError(meta));
  return (
    <FieldFrame id={id} label={messages.label} help={<FormattedMessage {...messages.help} />} optional error={error}>
      <Suspense fallback={<Skeleton height="48px" />}>
        <OfficerTypeAhead
          id={id}
          value={input.value ?? null}
          onChange={input.onChange}
          describedBy={error === '' ? helpId(id) : `${helpId(id)} ${errorId(id)}`}
          isInvalid={error !== ''}
        />
      </Suspense>
    </FieldFrame>
  );
}
