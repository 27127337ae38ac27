import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';

import { useFieldWithoutValue, type FieldWithoutValue } from '../usePortalField.ts';
import { bindText, type TextValues, type TextBindingOptions } from './textBinding.ts';

interface TextField extends Omit<FieldWithoutValue, 'onChange'> {
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * Binds an uncontrolled input to a field of the surrounding form. A keystroke re-renders nothing unless an error appears or disappears.
 * The value is never in the markup, so a copy of the page's HTML does not contain it.
 */
export function useTextField(
  name: string,
  { mask, onTyped, normalize, ...options }: { hasHelp: boolean; optional: boolean } & TextBindingOptions,
): TextField {
  const form = useForm<TextValues>();
  const { onChange: _, ...field } = useFieldWithoutValue(name, options);
  const inputRef = useRef<HTMLInputElement>(null);
  // A layout effect puts the form's value into the input before the first paint.
  useLayoutEffect(
    () => (inputRef.current === null ? undefined : bindText(inputRef.current, form, name, { mask, onTyped, normalize })),
    [form, name, mask, onTyped, normalize],
  );
  return { ...field, inputRef };
}
