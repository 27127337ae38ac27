import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldWords.tsx';
import { plainDigits } from './masks.ts';
import { messages } from './messages.ts';
import type { Typing } from './typing/textBinding.ts';
import { useTextField } from './typing/useTextField.ts';

interface Props extends FieldProps, Typing {
  /** One of several of which one is needed: not required, and its label does not call it optional. */
  isAlternative?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** The token of the HTML standard: "given-name", "cc-number", "new-password"; "off" only where filling in would be wrong. */
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel' | 'decimal' | 'numeric';
  spellCheck?: boolean;
  /**
   * A value that nobody should read over a shoulder, which can be shown and hidden. A password is any text, and password managers may fill
   * it in. A number (security code, account number) is digits only, and they may not.
   */
  secret?: 'password' | 'number';
  /** Several lines of text, this many at once. */
  rows?: number;
  startAdornment?: ReactNode;
  /** For example the card brand that a number reveals; its place is kept. */
  endAdornment?: ReactNode;
  className?: string;
  /** Under the input, for example how many characters are left. */
  children?: ReactNode;
}

/**
 * The text field of every form. With a `mask` it groups a number while it is typed, and the form keeps its bare digits: it survives paste
 * with spaces, autofill and edits in the middle.
 */
export function TextInput({
  name,
  label,
  help,
  optional = false,
  isAlternative = false,
  type = 'text',
  secret,
  mask = secret === 'number' ? plainDigits : undefined,
  onTyped,
  tidy,
  inputMode = mask === undefined ? undefined : 'numeric',
  rows,
  spellCheck = rows !== undefined,
  endAdornment,
  children,
  ...rest
}: Props) {
  const [isShown, setIsShown] = useState(false);
  const field = useTextField(name, { hasHelp: help !== undefined, optional: optional || isAlternative, mask, onTyped, tidy });
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
          // The rows are measured by the text area's own height.
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

/** At the end of its input, over the whole of its height. */
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
