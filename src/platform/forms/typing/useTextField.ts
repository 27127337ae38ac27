import { getIn, type FormApi } from 'final-form';
import { useEffect, useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { useForm } from 'react-final-form';

import { caretAfter, digitsBefore, type Mask } from '../masks.ts';
import { usePlainField, type PlainField } from '../usePortalField.ts';

/** Text as it is typed. */
const asTyped: Mask = { read: (text) => text, show: (value) => value };

/** Every field of this kind keeps a text. */
type TextValues = Record<string, string | undefined>;

interface TextField extends Omit<PlainField, 'onChange'> {
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * A field of the surrounding form that is typed into, through a mask. Its input is not controlled: a key renders nothing unless an
 * error comes or goes, and no value stands in the markup, which React would write there and a copy of the page would hold.
 */
export function useTextField(name: string, options: { hasHelp: boolean; optional: boolean }, mask: Mask = asTyped): TextField {
  const form = useForm<TextValues>();
  const { onChange, ...field } = usePlainField(name, options);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => show(inputRef.current, valueIn(form, name), mask), [form, name, mask]); // there when it is first painted
  useEffect(
    () => form.registerField(name, ({ value }) => show(inputRef.current, value, mask), { value: true }),
    [form, name, mask],
  );
  return {
    ...field,
    inputRef,
    onChange: ({ target }) => {
      const at = target.selectionStart ?? target.value.length;
      const value = mask.read(target.value);
      const digits = at === target.value.length ? value.length : digitsBefore(target.value, at);
      const shown = mask.show(value);
      if (target.value !== shown) {
        target.value = shown;
        const caret = caretAfter(shown, digits); // it keeps its place among the digits
        target.setSelectionRange(caret, caret);
      }
      // What was right and is changed is not called wrong before it is left again.
      const isNotLeftAnyMore = field.error === '' && form.getFieldState(name)?.touched === true;
      form.batch(() => {
        form.pauseValidation(); // once for both
        if (isNotLeftAnyMore) form.resetFieldState(name);
        onChange(value);
        form.resumeValidation();
      });
    },
  };
}

const valueIn = (form: FormApi<TextValues>, name: string) => getIn(form.getState().values, name) as string | undefined;

function show(input: HTMLInputElement | null, value: string | undefined, mask: Mask) {
  const shown = mask.show(value ?? '');
  if (input !== null && input.value !== shown) input.value = shown;
}
