import { createContext, useContext } from 'react';

/** Id prefix of the form's elements, so that two forms can be on one page. */
export const FormContext = createContext<string | null>(null);

/** Returns the id of a field's input. The error summary links to it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Returns the id of the input named `name` in the surrounding form. @throws Error outside a `PortalForm` */
export function useFieldId(name: string): string {
  const formId = useContext(FormContext);
  if (formId === null) throw new Error(`The field ${name} stands outside a PortalForm`);
  return fieldId(formId, name);
}
