import OutlinedInput from '@mui/material/OutlinedInput';

import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import type { FieldProps } from '#platform/forms/FieldWords.tsx';
import { usePortalField } from '#platform/forms/usePortalField.ts';

interface Props extends FieldProps {
  /** What is typed: "%" stands behind it, "$" before it. */
  unit: '%' | '$';
  /** Instead of keeping what was typed, for a field that others follow. */
  onType?: (text: string) => void;
  /** The number that the page is about. */
  isLarge?: boolean;
}

/** A rate or an amount, typed as people write it. */
export function NumberInput({ name, label, help, optional = false, unit, onType, isLarge = false }: Props) {
  const field = usePortalField(name, { hasHelp: help !== undefined, optional });
  const sign = <span className="rate-unit">{unit}</span>;
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        className={`rate-input ${unit === '$' ? 'rate-input-dollars' : ''} ${isLarge ? 'rate-input-large' : ''}`}
        id={field.id}
        name={name}
        autoComplete="off"
        slotProps={{ input: { ...field.aria, inputMode: 'decimal', className: 'input-number', maxLength: 20 } }}
        value={field.value}
        onChange={({ target }) => (onType ?? field.onChange)(target.value)}
        onBlur={field.onBlur}
        {...(unit === '$' ? { startAdornment: sign } : { endAdornment: sign })}
      />
    </FieldFrame>
  );
}
