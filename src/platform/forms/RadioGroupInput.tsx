import type { ReactNode } from 'react';

import { FieldError, FieldHelp, LabelWords, type FieldProps } from './FieldWords.tsx';
import { usePortalField } from './usePortalField.ts';

interface Props extends FieldProps {
  /** One that is disabled says why in its help. */
  options: readonly { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean }[];
  /** Of one word each: side by side where there is room. */
  isShort?: boolean;
}

/** One choice of a few. Each is a card that can be pressed anywhere. */
export function RadioGroupInput({ name, label, help, optional = false, options, isShort = false }: Props) {
  const { id, value, error, onChange, onBlur, aria } = usePortalField(name, { hasHelp: help !== undefined, optional });
  return (
    <fieldset className={error === '' ? 'field field-group' : 'field field-group field-wrong'} role="radiogroup" {...aria}>
      <legend>
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldHelp id={id}>{help}</FieldHelp>
      <div className={isShort ? 'options options-short' : 'options'}>
        {options.map((option, index) => (
          <label key={option.value} className="option">
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              <span className="option-label">{option.label}</span>
              {option.help === undefined ? null : <span className="option-help">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
