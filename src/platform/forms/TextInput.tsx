import OutlinedInput from '@mui/material/OutlinedInput';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldWords.tsx';
import { useTextField } from './typing/useTextField.ts';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  /** The token of the HTML standard: "given-name", "address-line1"; "off" only where filling in would be wrong. */
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric';
  spellCheck?: boolean;
}

/** One line of text. */
export function TextInput(props: Props) {
  const { name, label, help, optional = false, type = 'text', autoComplete, inputMode, spellCheck = false } = props;
  const field = useTextField(name, { hasHelp: help !== undefined, optional });
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        inputRef={field.inputRef}
        id={field.id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        slotProps={{ input: { ...field.aria, inputMode, spellCheck } }}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
