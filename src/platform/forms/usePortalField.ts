import { useContext, useEffect } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';

import { FormSeedContext } from '#platform/history/formSeed.ts';

import { afterPress, watchPresses } from './afterPress.ts';
import { formatFieldMessage, type FieldMessage } from './fieldMessage.ts';
import { errorId, helpId } from './FieldWords.tsx';
import { useFieldId } from './formContext.ts';

/** What an input renders again for. Typing in one field does not render the others. */
const SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;

export interface PortalField {
  id: string;
  name: string;
  value: string;
  /** The error message; empty before the field was left, and when the value is valid. */
  error: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** ARIA attributes for the input: description, invalid, required. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined };
}

/** A text value of the surrounding form. @param options whether it has help text, and may stay empty. */
export function usePortalField(name: string, options: { hasHelp: boolean; optional: boolean }): PortalField {
  const intl = useIntl();
  const id = useFieldId(name);
  const { input, meta } = useField<string | undefined>(name, { subscription: SUBSCRIPTION, format: same, parse: same });
  useEffect(watchPresses, []);
  const seeded = useContext(FormSeedContext)?.mistakes.find(({ field }) => field === name)?.says;
  const error = formatFieldMessage(intl, shownMessage(meta) ?? seeded);
  const describedBy = [options.hasHelp ? helpId(id) : '', error === '' ? '' : errorId(id)].filter((one) => one !== '').join(' ');
  return {
    id,
    name,
    value: input.value ?? '',
    error,
    onChange: input.onChange,
    onBlur: () => afterPress(() => input.onBlur()),
    aria: {
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error === '' ? undefined : true,
      'aria-required': options.optional ? undefined : true,
    },
  };
}

/** Values stay as they were typed; react-final-form's own default would turn an empty text into undefined. */
const same = (value: string | undefined) => value ?? '';

interface ShownState {
  touched?: boolean;
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean;
}

/** The server's message until the field changes; otherwise our own once the field was left. */
export function shownMessage({ touched, error, submitError, dirtySinceLastSubmit }: ShownState): FieldMessage | undefined {
  const message = submitError !== undefined && dirtySinceLastSubmit !== true ? submitError : touched === true ? error : undefined;
  return message as FieldMessage | undefined; // only validateWith and submitErrorsOf put messages there
}
