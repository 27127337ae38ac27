import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';

import { usePlainField, type PlainField } from '../usePortalField.ts';
import { bindText, type TextValues, type Typing } from './textBinding.ts';

interface TextField extends Omit<PlainField, 'onChange'> {
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Binds an uncontrolled input to a field of the surrounding form. A keystroke re-renders nothing unless an error appears or disappears.
 * The value is never in the markup, so a copy of the page's HTML does not contain it.
 */
export function useTextField(
  name: string,
  { mask, onTyped, tidy, ...options }: { hasHelp: boolean; optional: boolean } & Typing,
): TextField {
  const form = useForm<TextValues>();
  const { onChange: _, ...field } = usePlainField(name, options);
  const inputRef = useRef<HTMLInputElement>(null);
  // A layout effect puts the form's value into the input before the first paint.
  useLayoutEffect(
    () => (inputRef.current === null ? undefined : bindText(inputRef.current, form, name, { mask, onTyped, tidy })),
    [form, name, mask, onTyped, tidy],
  );
  return { ...field, inputRef };
}
