import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldWords.tsx';
import type { Mask } from './masks.ts';
import { useTextField } from './typing/useTextField.ts';

interface Props extends FieldProps {
  mask: Mask;
  /** The token of the HTML standard: "cc-number", "cc-exp", "postal-code", "tel-national". */
  autoComplete: string;
  /** What the number reveals, for example the card brand; shown at the input's end, where its place is kept. */
  aside?: ReactNode;
}

/** A number that is grouped while it is typed; the form keeps its bare digits. Survives paste with spaces, autofill and edits in the middle. */
export function MaskedInput({ name, label, help, optional = false, mask, autoComplete, aside }: Props) {
  const field = useTextField(name, { hasHelp: help !== undefined, optional, mask });
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        inputRef={field.inputRef}
        id={field.id}
        name={name}
        type="text"
        autoComplete={autoComplete}
        slotProps={{ input: { ...field.aria, inputMode: 'numeric', className: 'input-number' } }}
        onBlur={field.onBlur}
        endAdornment={aside}
      />
    </FieldFrame>
  );
}
