import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldWords.tsx';
import { caretAfter, digitsBefore, type Mask } from './masks.ts';
import { usePortalField } from './usePortalField.ts';

interface Props extends FieldProps {
  mask: Mask;
  /** The token of the HTML standard: "cc-number", "cc-exp", "postal-code", "tel-national". */
  autoComplete: string;
  /** What the number reveals, for example the card brand; shown at the input's end, where its place is kept. */
  aside?: ReactNode;
}

/** A number that is grouped while it is typed; the form keeps its bare digits. Survives paste with spaces, autofill and edits in the middle. */
export function MaskedInput({ name, label, help, optional = false, mask, autoComplete, aside }: Props) {
  const field = usePortalField(name, { hasHelp: help !== undefined, optional });
  const masked = useMaskedValue(mask, field.value, field.onChange);
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        {...masked}
        id={field.id}
        name={name}
        type="text"
        autoComplete={autoComplete}
        slotProps={{ input: { ...field.aria, inputMode: 'numeric', className: 'input-number' } }}
        onBlur={field.onBlur}
        endAdornment={aside}
      />
    </FieldFrame>
  );
}

/**
 * The input's side of a mask: what it shows, what it reports, and a caret that keeps its place among the digits. The input is not
 * controlled: React would write every value into the `value` attribute too, where a copy of the page's markup would hold it.
 */
export function useMaskedValue(mask: Mask, value: string, onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = mask.show(value);

  useLayoutEffect(() => {
    const input = ref.current;
    if (input === null) return;
    if (input.value !== shown) input.value = shown;
    if (caret.current === null || document.activeElement !== input) return;
    setCaret(input, shown, caret.current);
    caret.current = null;
  });

  return {
    inputRef: ref,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const at = target.selectionStart ?? target.value.length;
      const read = mask.read(target.value);
      caret.current = at === target.value.length ? read.length : digitsBefore(target.value, at);
      // Nothing is rendered when the value stays the same (a letter was typed): the old text is put back here.
      if (read === value && target.value !== shown) {
        target.value = shown;
        setCaret(target, shown, caret.current);
      }
      onChange(read);
    },
  };
}

function setCaret(input: HTMLInputElement, shown: string, digits: number) {
  const at = caretAfter(shown, digits);
  input.setSelectionRange(at, at);
}
