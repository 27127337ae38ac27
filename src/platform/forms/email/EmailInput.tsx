import { useState } from 'react';
import { useForm } from 'react-final-form';

import { afterPointerRelease } from '../afterPointerRelease.ts';
import type { FieldProps } from '../LabelText.tsx';
import { useFieldId } from '../formContext.ts';
import { TextInput } from '../TextInput.tsx';
import { EmailSuggestion } from './EmailSuggestion.tsx';
import { suggestEmail } from './suggestEmail.ts';

/** If the address looks mistyped, a suggestion appears below it; the address can still be submitted as it is. */
export function EmailInput(props: FieldProps) {
  const { name } = props;
  const form = useForm<Record<string, string | undefined>>();
  const id = useFieldId(name);
  const [suggestion, setMeant] = useState<string | null>(null);
  const checkAddress = () => setMeant(suggestEmail(form.getFieldState(name)?.value ?? ''));
  return (
    <div onBlur={() => afterPointerRelease(checkAddress)}>
      <TextInput {...props} type="email" inputMode="email" autoComplete="email" />
      <EmailSuggestion
        meant={suggestion}
        onTake={(address) => {
          form.change(name, address);
          setMeant(null);
          document.getElementById(id)?.focus();
        }}
      />
    </div>
  );
}
