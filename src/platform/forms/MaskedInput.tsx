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
  /** What the number reveals, for example the card brand; shown across from the label. */
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
      />
      {aside}
    </FieldFrame>
  );
}

/** The input's side of a mask: what it shows, what it reports, and a caret that keeps its place among the digits. */
export function useMaskedValue(mask: Mask, value: string, onChange: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = mask.show(value);

  useLayoutEffect(() => {
    const input = ref.current;
    if (caret.current === null || input === null || document.activeElement !== input) return;
    const at = caretAfter(shown, caret.current);
    input.setSelectionRange(at, at);
    caret.current = null;
  });

  return {
    inputRef: ref,
    value: shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const at = target.selectionStart ?? target.value.length;
      const read = mask.read(target.value);
      caret.current = at === target.value.length ? read.length : digitsBefore(target.value, at);
      // React puts the old text back when the value stays the same (a letter was typed): the caret must not jump then either.
      if (read === value) restore(target, shown, caret.current);
      onChange(read);
    },
  };
}

function restore(input: HTMLInputElement, shown: string, digits: number) {
  input.value = shown;
  const at = caretAfter(shown, digits);
  input.setSelectionRange(at, at);
}
