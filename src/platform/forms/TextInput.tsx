import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './LabelText.tsx';
import { digitsMask } from './masks.ts';
import { messages } from './messages.ts';
import type { TextBindingOptions } from './typing/textBinding.ts';
import { useTextField } from './typing/useTextField.ts';

interface Props extends FieldProps, TextBindingOptions {
  /** Set if only one of several fields has to be filled in: the field is not required, but its label does not say "optional". */
  isAlternative?: boolean;
  type?: 'text' | 'email' | 'tel';
  /**
   * Autofill token of the HTML standard, such as "given-name", "cc-number" or "new-password". Use "off" only where autofill would be
   * wrong.
   */
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric';
  spellCheck?: boolean;
  /**
   * Hides the value behind dots, with a button to show it. `password` is any text that password managers may fill in; `number` (security
   * code, account number) is digits only and not offered to password managers.
   */
  secret?: 'password' | 'number';
  rows?: number;
  startAdornment?: ReactNode;
  /** Element at the end of the input, such as the card brand. Space for it is always reserved. */
  endAdornment?: ReactNode;
  className?: string;
  /** Content below the input, such as the number of characters left. */
  children?: ReactNode;
}

/**
 * Text field used by all forms. With a `mask`, digits are grouped on screen while the form stores the bare digits; pasted spaces,
 * autofill and edits in the middle all work.
 */
export function TextInput({
  name,
  label,
  help,
  optional = false,
  isAlternative = false,
  type = 'text',
  secret,
  mask = secret === 'number' ? digitsMask : undefined,
  onTyped,
  normalize,
  inputMode = mask === undefined ? undefined : 'numeric',
  rows,
  spellCheck = rows !== undefined,
  endAdornment,
  children,
  ...rest
}: Props) {
  const [isShown, setIsShown] = useState(false);
  const field = useTextField(name, {
    hasHelp: help !== undefined,
    optional: optional || isAlternative,
    mask,
    onTyped,
    normalize,
  });
  const isDotted = secret === 'number' && !isShown;
  const isNumber = secret === undefined && (mask !== undefined || inputMode === 'decimal');
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        {...rest}
        error={field.error !== ''}
        inputRef={field.inputRef}
        id={field.id}
        name={name}
        type={secret === 'password' && !isShown ? 'password' : type}
        slotProps={{
          input: {
            ...field.aria,
            inputMode,
            spellCheck,
            autoCapitalize: secret === undefined ? undefined : 'none',
            className: isDotted ? 'input-dots' : isNumber ? 'input-number' : undefined,
          },
        }}
        onBlur={field.onBlur}
        {...(rows !== undefined && {
          multiline: true,
          rows,
          // Material UI computes the height from the textarea, so padding and minimum height must not interfere.
          sx: { padding: 0, '& textarea': { minHeight: 0 } },
        })}
        endAdornment={
          secret === undefined ? (
            endAdornment
          ) : (
            <SecretToggle id={field.id} label={label} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
          )
        }
      />
      {children}
    </FieldFrame>
  );
}

/** Show/hide button at the end of the input, as tall as the input. */
const Toggle = styled(ButtonBase)({
  position: 'absolute',
  inset: '1px 1px 1px auto',
  minWidth: 64,
  padding: '0 14px',
  borderRadius: 'var(--radius-control)',
  color: 'var(--primary)',
  fontWeight: 600,
});

interface ToggleProps extends Pick<FieldProps, 'label'> {
  id: string;
  isShown: boolean;
  onToggle: () => void;
}

function SecretToggle({ id, label, isShown, onToggle }: ToggleProps) {
  const intl = useIntl();
  const thing = intl.formatMessage(label);
  return (
    <Toggle
      aria-controls={id}
      aria-label={intl.formatMessage(isShown ? messages.hideThing : messages.showThing, { thing })}
      onClick={onToggle}
    >
      <FormattedMessage {...(isShown ? messages.hide : messages.show)} />
    </Toggle>
  );
}
