import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/**
 * What `read` works out from the texts of the form around it. Renders again only when that changes, and not for each key.
 * @param read gives something that is compared by identity: a text, a number, a yes or no
 */
export function useFormResult<Result extends string | number | boolean | null>(
  read: (values: Readonly<Record<string, string | undefined>>) => Result,
): Result {
  const form = useForm<Record<string, string | undefined>>();
  const subscribe = useCallback((changed: () => void) => form.subscribe(changed, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => read(form.getState().values));
}
