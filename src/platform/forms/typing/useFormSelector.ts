import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/**
 * Derives a value from the surrounding form's texts. Re-renders only when the derived value changes, not on every key. @param read
 * returns a primitive, because results are compared by identity
 */
export function useFormSelector<Result extends string | number | boolean | null>(
  read: (values: Readonly<Record<string, string | undefined>>) => Result,
): Result {
  const form = useForm<Record<string, string | undefined>>();
  const subscribe = useCallback((changed: () => void) => form.subscribe(changed, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => read(form.getState().values));
}
