import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

import { FieldError, FieldHelp, errorId, helpId } from './FieldFrame.tsx';
import { wordsOf } from './fieldMessage.ts';
import { useFieldId } from './formContext.ts';
import { shownMessage } from './usePortalField.ts';

interface Props {
  name: string;
  /** What ticking it says yes to, whole. */
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
}

const SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;

const noProblem = () => undefined;

/** Yes or no; true or false in the form. */
export function CheckboxInput({ name, label, help, optional = false }: Props) {
  const intl = useIntl();
  const id = useFieldId(name);
  const { input, meta } = useField<boolean | undefined>(name, {
    type: 'checkbox',
    defaultValue: false, // yup lets an undefined pass "must be true"
    validate: noProblem, // makes final-form look at the schema again once the default stands
    subscription: SUBSCRIPTION,
  });
  const error = wordsOf(intl, shownMessage(meta));
  const describedBy = [help === undefined ? '' : helpId(id), error === '' ? '' : errorId(id)]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <div className={error === '' ? 'field' : 'field field-wrong'}>
      <label className="option option-plain">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={input.checked === true}
          onChange={(event) => input.onChange(event.target.checked)}
          onBlur={() => input.onBlur()}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          aria-invalid={error === '' ? undefined : true}
          aria-required={optional ? undefined : true}
        />
        <span className="option-label">{label}</span>
      </label>
      <FieldHelp id={id}>{help}</FieldHelp>
      <FieldError id={id} error={error} />
    </div>
  );
}
