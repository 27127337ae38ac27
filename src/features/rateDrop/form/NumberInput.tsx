import OutlinedInput from '@mui/material/OutlinedInput';

import { tidyAmount, tidyPercent } from '#domain/typed/typedNumbers.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import type { FieldProps } from '#platform/forms/FieldWords.tsx';
import { useTextField } from '#platform/forms/typing/useTextField.ts';

interface Props extends FieldProps {
  /** What is typed: "%" stands behind it, "$" before it. */
  unit: '%' | '$';
  /** Called when somebody types, for a field that others follow. Must be a constant. */
  onTyped?: () => void;
  /** The number that the page is about. */
  isLarge?: boolean;
}

/** A rate or an amount, typed as people write it. When it is left it shows how it was understood. */
export function NumberInput({ name, label, help, optional = false, unit, onTyped, isLarge = false }: Props) {
  const field = useTextField(name, {
    hasHelp: help !== undefined,
    optional,
    onTyped,
    tidy: unit === '$' ? tidyAmount : tidyPercent,
  });
  const sign = <span className="rate-unit">{unit}</span>;
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        className={`rate-input ${unit === '$' ? 'rate-input-dollars' : ''} ${isLarge ? 'rate-input-large' : ''}`}
        id={field.id}
        name={name}
        autoComplete="off"
        slotProps={{ input: { ...field.aria, inputMode: 'decimal', className: 'input-number' } }}
        inputRef={field.inputRef}
        onBlur={field.onBlur}
        {...(unit === '$' ? { startAdornment: sign } : { endAdornment: sign })}
      />
    </FieldFrame>
  );
}
