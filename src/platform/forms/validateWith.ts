import { setIn } from 'final-form';
import { ValidationError, type AnyObjectSchema } from 'yup';

import type { FieldMessage } from './fieldMessage.ts';

/**
 * Creates a synchronous final-form validator from a yup schema; it reports the first message of each field. The schema's messages are
 * message descriptors. Write `.matches(regex, { message })`, because yup would treat a bare descriptor there as its options.
 */
export function validateWith(schema: AnyObjectSchema): (values: object) => Record<string, FieldMessage> {
  return (values) => {
    try {
      // `disableStackTrace`: building a stack trace for every failed rule took a third of the time of each keystroke.
      schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
      return {};
    } catch (problem) {
      if (!(problem instanceof ValidationError)) throw problem;
      return problem.inner.reduce<Record<string, FieldMessage>>(addMessage, {});
    }
  };
}

function addMessage(
  errors: Record<string, FieldMessage>,
  { path, errors: [message] }: ValidationError,
): Record<string, FieldMessage> {
  if (path === undefined || message === undefined || path in errors) return errors;
  // yup types messages as strings, but passes our message descriptors on unchanged.
  return setIn(errors, path, message) as Record<string, FieldMessage>;
}
