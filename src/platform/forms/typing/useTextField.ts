import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';

import { usePlainField, type PlainField } from '../usePortalField.ts';
import { bindText, type TextValues, type Typing } from './textBinding.ts';

interface TextField extends Omit<PlainField, 'onChange'> {
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A field of the surrounding form that is typed into. Its input is not controlled: a key renders nothing unless an error comes or goes, and
 * no value stands in the markup, which React would write there and a copy of the page would hold.
 */
export function useTextField(
  name: string,
  { mask, onTyped, tidy, ...options }: { hasHelp: boolean; optional: boolean } & Typing,
): TextField {
  const form = useForm<TextValues>();
  const { onChange: _, ...field } = usePlainField(name, options);
  const inputRef = useRef<HTMLInputElement>(null);
  // Before it is painted: what the form has stands in it then.
  useLayoutEffect(
    () => (inputRef.current === null ? undefined : bindText(inputRef.current, form, name, { mask, onTyped, tidy })),
    [form, name, mask, onTyped, tidy],
  );
  return { ...field, inputRef };
}
