import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

import { ErrorText, HelpText } from './FieldFrame.tsx';
import { formatFieldMessage } from './fieldMessage.ts';
import { errorId, helpId } from './FieldWords.tsx';
import { useFieldId } from './formContext.ts';
import { shownMessage } from './usePortalField.ts';

interface Props {
  name: string;
  /** The whole statement that checking the box agrees to. */
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
}

const SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;

const noProblem = () => undefined;

/** A check box; true or false in the form. */
export function CheckboxInput({ name, label, help, optional = false }: Props) {
  const intl = useIntl();
  const id = useFieldId(name);
  const { input, meta } = useField<boolean | undefined>(name, {
    type: 'checkbox',
    defaultValue: false, // yup lets an undefined pass "must be true"
    validate: noProblem, // makes final-form validate again once the default is set
    subscription: SUBSCRIPTION,
  });
  const error = formatFieldMessage(intl, shownMessage(meta));
  const describedBy = [help === undefined ? '' : helpId(id), error === '' ? '' : errorId(id)]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <FormControl error={error !== ''}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={input.checked === true}
            onChange={(event) => input.onChange(event.target.checked)}
            onBlur={() => input.onBlur()}
            icon={<EmptyBox />}
            checkedIcon={<TickedBox />}
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
    </FormControl>
  );
}

/** As large as the browser's own boxes; in one color, so that they stay visible with forced colors. */
function EmptyBox() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="23" rx="3.5" />
    </svg>
  );
}

function TickedBox() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d="M4 0h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4ZM9.7 18.4 19.9 8.2 17.9 6.2 9.7 14.4 6.1 10.8 4.1 12.8Z" />
    </svg>
  );
}
