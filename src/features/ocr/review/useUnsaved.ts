import { useCallback, useState } from 'react';

/** Labels of fields that have something which the lender does not have, by the ids of their inputs. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map());
  const markUnsaved = useCallback((inputId: string, label: string | null) => {
    setUnsaved((before) => {
      const after = new Map(before);
      if (label === null) after.delete(inputId);
      else after.set(inputId, label);
      return after;
    });
  }, []);
  return { unsaved, markUnsaved };
}
