import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldWords.tsx';
import { plainDigits } from './masks.ts';
import { messages } from './messages.ts';
import { useTextField } from './typing/useTextField.ts';

interface Props extends FieldProps {
  /** "cc-csc", "current-password", "new-password", or "off". */
  autoComplete: string;
  /** A password is any text, and password managers may fill it in. A number is digits only, and they may not. */
  kind: 'password' | 'number';
}

/** A value that nobody should read over a shoulder: password, security code, account number. Can be shown and hidden. */
export function SecretInput({ name, label, help, optional = false, autoComplete, kind }: Props) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const isPassword = kind === 'password';
  const field = useTextField(name, { hasHelp: help !== undefined, optional, mask: isPassword ? undefined : plainDigits });
  const thing = intl.formatMessage(label);
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        error={field.error !== ''}
        inputRef={field.inputRef}
        id={field.id}
        name={name}
        type={isPassword && !isShown ? 'password' : 'text'}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            ...field.aria,
            inputMode: isPassword ? undefined : 'numeric',
            autoCapitalize: 'none',
            spellCheck: false,
            className: isPassword || isShown ? undefined : 'input-dots',
          },
        }}
        onBlur={field.onBlur}
        endAdornment={
          <button
            type="button"
            className="secret-toggle"
            aria-controls={field.id}
            aria-label={intl.formatMessage(isShown ? messages.hideThing : messages.showThing, { thing })}
            onClick={() => setIsShown(!isShown)}
          >
            <FormattedMessage {...(isShown ? messages.hide : messages.show)} />
          </button>
        }
      />
    </FieldFrame>
  );
}
