import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useForm } from 'react-final-form';

/** Reads a choice again when the form is sent: a program that fills in forms may have made it without an event. */
export function useReadAtSubmit(name: string): RefObject<HTMLSelectElement | null> {
  const form = useForm<Record<string, string | undefined>>();
  const inputRef = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const select = inputRef.current;
    const around = select?.form;
    const read = () => {
      if (select !== null && select.value !== (form.getFieldState(name)?.value ?? '')) form.change(name, select.value);
    };
    around?.addEventListener('submit', read);
    return () => around?.removeEventListener('submit', read);
  }, [form, name]);
  return inputRef;
}
