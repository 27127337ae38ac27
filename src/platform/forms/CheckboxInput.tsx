import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

import { formatFieldMessage } from './fieldMessage.ts';
import { ErrorText, HelpText } from './FieldFrame.tsx';
import { errorId, helpId } from './LabelText.tsx';
import { useFieldId } from './formContext.ts';
import { shownFieldError } from './usePortalField.ts';

interface Props {
  name: string;
  /** The full statement that the user agrees to by checking the box. */
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
}

const FIELD_SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;

const acceptAnyValue = () => undefined;

export function CheckboxInput({ name, label, help, optional = false }: Props) {
  const intl = useIntl();
  const id = useFieldId(name);
  const { input, meta } = useField<boolean | undefined>(name, {
    type: 'checkbox',
    defaultValue: false, // yup's "must be true" rule accepts undefined, so the value must start as false.
    validate: acceptAnyValue, // A field-level validator makes final-form validate again once `defaultValue` is set.
    subscription: FIELD_SUBSCRIPTION,
  });
  const error = formatFieldMessage(intl, shownFieldError(meta));
  const describedBy = [help === undefined ? '' : helpId(id), error === '' ? '' : errorId(id)]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={input.checked === true}
            onChange={(event) => input.onChange(event.target.checked)}
            onBlur={() => input.onBlur()}
            slotProps={{
              input: {
                'aria-describedby': describedBy === '' ? undefined : describedBy,
                'aria-invalid': error === '' ? undefined : true,
                'aria-required': optional ? undefined : true,
              },
            }}
          />
        }
      />
      <HelpText id={id}>{help}</HelpText>
      <ErrorText id={id} error={error} />
    </div>
  );
}
