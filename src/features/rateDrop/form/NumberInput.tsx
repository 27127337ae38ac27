import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import type { FieldProps } from '#platform/forms/FieldWords.tsx';
import { usePortalField } from '#platform/forms/usePortalField.ts';

interface Props extends FieldProps {
  /** What is typed: "%" stands behind it, "$" before it. */
  unit: '%' | '$';
  /** Instead of keeping what was typed, for a field that others follow. */
  onType?: (text: string) => void;
  className?: string;
  after?: ReactNode;
}

/** A rate or an amount, typed as people write it. */
export function NumberInput({ name, label, help, optional = false, unit, onType, className = '', after }: Props) {
  const field = usePortalField(name, { hasHelp: help !== undefined, optional });
  const sign = (position: 'start' | 'end') => <InputAdornment position={position}>{unit}</InputAdornment>;
  return (
    <div className={`rate-number ${className}`}>
      <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
        <OutlinedInput
          id={field.id}
          name={name}
          autoComplete="off"
          slotProps={{ input: { ...field.aria, inputMode: 'decimal', className: 'input-number', maxLength: 20 } }}
          value={field.value}
          onChange={({ target }) => (onType ?? field.onChange)(target.value)}
          onBlur={field.onBlur}
          startAdornment={unit === '$' ? sign('start') : undefined}
          endAdornment={unit === '%' ? sign('end') : undefined}
        />
      </FieldFrame>
      {after}
    </div>
  );
}
