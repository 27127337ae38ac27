import { createContext, useContext } from 'react';

/** Id prefix of the form's elements, so that two forms can be on one page. */
export const FormContext = createContext<string | null>(null);

/** The error summary links to this id. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Returns the id of the field's input. @throws Error outside a `PortalForm` */
export function useFieldId(name: string): string {
  const formId = useContext(FormContext);
  if (formId === null) throw new Error(`The field ${name} stands outside a PortalForm`);
  return fieldId(formId, name);
}
