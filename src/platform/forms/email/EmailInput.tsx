import { useState } from 'react';
import { useForm } from 'react-final-form';

import { afterPress } from '../afterPress.ts';
import type { FieldProps } from '../FieldWords.tsx';
import { useFieldId } from '../formContext.ts';
import { TextInput } from '../TextInput.tsx';
import { EmailQuestion } from './EmailQuestion.tsx';
import { meantAddress } from './meantAddress.ts';

/** Email field. If the address looks mistyped, a suggestion appears below it; the address can still be submitted as it is. */
export function EmailInput(props: FieldProps) {
  const { name } = props;
  const form = useForm<Record<string, string | undefined>>();
  const id = useFieldId(name);
  const [meant, setMeant] = useState<string | null>(null);
  const look = () => setMeant(meantAddress(form.getFieldState(name)?.value ?? ''));
  return (
    <div onBlur={() => afterPress(look)}>
      <TextInput {...props} type="email" inputMode="email" autoComplete="email" />
      <EmailQuestion
        meant={meant}
        onTake={(address) => {
          form.change(name, address);
          setMeant(null);
          document.getElementById(id)?.focus();
        }}
      />
    </div>
  );
}
