import { FORM_ERROR } from 'final-form';
import type { MessageDescriptor } from 'react-intl';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { describeError, type ErrorAudience } from '#platform/api/describeError.ts';
import { isPortalError, type PortalError } from '#platform/api/portalError.ts';

import type { FieldMessage, FailedWriteOutcome } from './fieldMessage.ts';
import { messages } from './messages.ts';

/** A problem that the portal itself describes because no single response does, optionally with the outcome of the write. */
export type LocalFormError = { problem: FieldMessage } | { problem: MessageDescriptor; outcome: FailedWriteOutcome };

const isLocalFormError = (error: unknown): error is LocalFormError => isRecord(error) && 'problem' in error;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the `fields` of a server refusal: messages by field name. */
function refusedFieldsOf(body: unknown): Record<string, string> {
  const fields = isRecord(body) ? body['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/**
 * Converts the error of a failed submit to final-form submit errors: messages for the form's fields go to those fields, anything else
 * becomes one message for the whole form.
 * @param error the mutation's error or a `LocalFormError`
 * @param names the form's fields
 * @param listener the user to whom the message is shown
 */
export function toSubmitErrors(error: unknown, names: readonly string[], listener: ErrorAudience): Record<string, FieldMessage> {
  const fields = isPortalError(error) && error.kind === 'body' ? refusedFieldsOf(error.body) : {};
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  if (Object.keys(known).length > 0) return known;
  return { [FORM_ERROR]: formMessage(error, listener) };
}

function formMessage(error: unknown, listener: ErrorAudience): FieldMessage {
  if (isLocalFormError(error)) {
    return 'outcome' in error ? { message: error.problem, values: {}, outcome: error.outcome } : error.problem;
  }
  if (!isPortalError(error)) return messages.failedUnexpectedly;
  const words = describeError(error, listener);
  if (words === null) return messages.stopped;
  return isClearRefusal(error) ? { ...words, outcome: 'refused' } : words;
}

/**
 * Chooses how a form explains a failed write: by the response's own message, or by saying that the outcome is not known.
 * @param unclear message for an unknown outcome; it should say what sending again would do
 */
export function explainWriteError(error: PortalError, unclear: MessageDescriptor): PortalError | LocalFormError {
  const hasWords = error.kind === 'body' && error.status < 500;
  return isClearRefusal(error) || hasWords || error.kind === 'cancelled' ? error : { problem: unclear, outcome: 'open' };
}
