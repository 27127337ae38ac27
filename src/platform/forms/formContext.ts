import { createContext, useContext } from 'react';

/** The prefix of this form's element ids, so that two forms can stand on one page. */
export const FormContext = createContext<string | null>(null);

/** The id of a field's input, which the error summary links to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** The id of the input named `name` in the form around it. */
export function useFieldId(name: string): string {
  const formId = useContext(FormContext);
  if (formId === null) throw new Error(`The field ${name} stands outside a PortalForm`);
  return fieldId(formId, name);
}
