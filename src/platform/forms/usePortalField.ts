import { useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';

import { RestoredFormContext } from '#platform/history/RestoredFormContext.ts';

import { afterPointerRelease, trackPointer } from './afterPointerRelease.ts';
import { formatFieldMessage, type FieldMessage } from './fieldMessage.ts';
import { errorId, helpId } from './LabelText.tsx';
import { useFieldId } from './formContext.ts';

/** Field state that re-renders an input. Typing in one field does not re-render the others. */
const FIELD_SUBSCRIPTION = { touched: true, error: true, submitError: true, dirtySinceLastSubmit: true } as const;
const SUBSCRIPTION_WITH_VALUE = { ...FIELD_SUBSCRIPTION, value: true } as const;

interface FieldOptions {
  hasHelp: boolean;
  optional: boolean;
}

export interface FieldWithoutValue {
  id: string;
  name: string;
  /** Empty until the field has lost focus, and while the value is valid. */
  error: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; 'aria-required': true | undefined };
}

export interface PortalField extends FieldWithoutValue {
  value: string;
}

/** @param options whether the field has help text and whether it is optional */
export function usePortalField(name: string, options: FieldOptions): PortalField {
  const { input, meta } = useField<string | undefined>(name, {
    subscription: SUBSCRIPTION_WITH_VALUE,
    format: keepText,
    parse: keepText,
  });
  const field = useFieldParts(name, options, shownFieldError(meta));
  return { ...field, value: input.value ?? '' };
}

/** Like `usePortalField`, but without the value: re-renders when the error appears or disappears, not on every key. */
export function useFieldWithoutValue(name: string, options: FieldOptions): FieldWithoutValue {
  const form = useForm();
  const subscribe = useCallback((changed: () => void) => form.registerField(name, changed, FIELD_SUBSCRIPTION), [form, name]);
  const message = useSyncExternalStore(subscribe, () => shownFieldError(form.getFieldState(name) ?? {}));
  return useFieldParts(name, options, message);
}

function useFieldParts(name: string, options: FieldOptions, message: FieldMessage | undefined): FieldWithoutValue {
  const intl = useIntl();
  const form = useForm();
  const id = useFieldId(name);
  useEffect(trackPointer, []);
  const seeded = useContext(RestoredFormContext)?.mistakes.find(({ field }) => field === name)?.says;
  const error = formatFieldMessage(intl, message ?? seeded);
  const describedBy = [options.hasHelp ? helpId(id) : '', error === '' ? '' : errorId(id)].filter((one) => one !== '').join(' ');
  return {
    id,
    name,
    error,
    onChange: (value) => form.change(name, value),
    onBlur: () => afterPointerRelease(() => form.blur(name)),
    aria: {
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error === '' ? undefined : true,
      'aria-required': options.optional ? undefined : true,
    },
  };
}

/** Keeps values as typed; react-final-form's default `parse` turns an empty string into undefined. */
const keepText = (value: string | undefined) => value ?? '';

interface FieldErrorState {
  touched?: boolean;
  error?: unknown;
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean;
}

/** Returns the server's message until the field changes; otherwise the validation message once the field has lost focus. */
export function shownFieldError({
  touched,
  error,
  submitError,
  dirtySinceLastSubmit,
}: FieldErrorState): FieldMessage | undefined {
  const message = submitError !== undefined && dirtySinceLastSubmit !== true ? submitError : touched === true ? error : undefined;
  return message as FieldMessage | undefined; // The cast is safe: only `validateWith` and `toSubmitErrors` set errors.
}
