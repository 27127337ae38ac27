import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { usePortalField } from './usePortalField.ts';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  /** The token of the HTML standard: "given-name", "address-line1"; "off" only where filling would be wrong. */
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric';
  spellCheck?: boolean;
}

/** One line of text. */
export function TextInput({ name, label, help, optional = false, type = 'text', spellCheck = false, ...rest }: Props) {
  const field = usePortalField(name, { hasHelp: help !== undefined, optional });
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <input
        {...rest}
        {...field.aria}
        id={field.id}
        name={name}
        type={type}
        spellCheck={spellCheck}
        className="input"
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
