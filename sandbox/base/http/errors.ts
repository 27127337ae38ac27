/** Error responses: every API responds with the contract's `ErrorBody` and reveals no internal details. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { ErrorBody } from '#contract/refusals.ts';
import type { RefusalCode } from '#contract/refusals.ts';

interface RefusalDetails {
  /** Machine-readable reason, for the few refusals that the portal handles specially. */
  code?: RefusalCode;
  /** Error messages by the name of the input field they belong to. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Extra properties that the contract defines for this refusal's body. */
  extraBody?: Record<string, unknown>;
}

/** Thrown by a handler to respond with `status` and messages that a borrower can read. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: string[];
  readonly code?: RefusalCode;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  readonly extraBody?: Record<string, unknown>;

  constructor(status: number, errors: string | string[], { code, fields, retryAfterSeconds, extraBody }: RefusalDetails = {}) {
    super(typeof errors === 'string' ? errors : errors.join(' '));
    this.name = 'Refusal';
    this.status = status;
    this.errors = typeof errors === 'string' ? [errors] : errors;
    if (code !== undefined) this.code = code;
    if (fields !== undefined) this.fields = fields;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
    if (extraBody !== undefined) this.extraBody = extraBody;
  }
}

/**
 * Throws if there is a message for any field. @param problems messages by field name; null for a valid field @throws Refusal with the
 * messages, each once, and the fields they belong to
 */
export function refuseInvalidFields(problems: Record<string, string | null>, status = 400): void {
  const fields = Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
  if (Object.keys(fields).length > 0) throw new Refusal(status, [...new Set(Object.values(fields))], { fields });
}

export const DEFAULT_MESSAGES = {
  400: 'We could not read that request. Check it and try again.',
  401: 'Your session has ended. Sign in again.',
  403: 'You don’t have permission to do this.',
  404: 'We could not find that.',
  405: 'That cannot be done here.',
  409: 'Something changed in the meantime. Check it and try again.',
  413: 'That is too large to send. Send less and try again.',
  415: 'We cannot read that kind of content. Send JSON.',
  429: 'There were too many tries. Wait a little and try again.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'This service is down for a short time. Try again soon.',
} as const;

const defaultMessage = (status: number): string =>
  Object.hasOwn(DEFAULT_MESSAGES, status) ? DEFAULT_MESSAGES[status as 400] : DEFAULT_MESSAGES[400];

/** Builds the body of an error response. `errorId` is the request id, which also appears in the log. */
export const errorBody = (
  { id }: Pick<FastifyRequest, 'id'>,
  errors: string[],
  details: Pick<RefusalDetails, 'code' | 'fields'> = {},
): ErrorBody => ({ errors, ...details, errorId: id });

/** Fastify's error handler for the whole sandbox. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : toRefusal(error);
  const status = refusal?.status ?? 500;
  const details = {
    ...(refusal?.code === undefined ? {} : { code: refusal.code }),
    ...(refusal?.fields === undefined ? {} : { fields: refusal.fields }),
  };
  const body = { ...refusal?.extraBody, ...errorBody(request, refusal?.errors ?? [DEFAULT_MESSAGES[500]], details) };
  if (!refusal) request.log.error({ err: error }, 'A call failed');
  if (refusal?.retryAfterSeconds !== undefined) void reply.header('Retry-After', refusal.retryAfterSeconds);
  if (status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  void reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Converts a client error raised by Fastify into a refusal. Returns null for other errors, which are bugs of the sandbox. */
function toRefusal(error: FastifyError): Refusal | null {
  if (error.validation)
    return new Refusal(400, 'Some of what was sent is missing or not right. Check it and try again.', {
      fields: fieldErrorsOf(error),
    });
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  return new Refusal(status, defaultMessage(status));
}

const FIELD_MESSAGES: Record<string, string> = {
  required: 'This is needed.',
  additionalProperties: 'This is not expected here.',
  type: 'This is not the right kind of value.',
  enum: 'Choose one of the values that are offered.',
  const: 'Choose one of the values that are offered.',
  minLength: 'This is too short.',
  maxLength: 'This is too long.',
};

function fieldErrorsOf({ validation = [] }: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, params, keyword } of validation) {
    if (keyword === 'anyOf' || keyword === 'oneOf') continue; // the errors inside the branches are more specific
    const named = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
    const path = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])].join('.');
    if (path !== '') fields[path] ??= FIELD_MESSAGES[keyword] ?? 'This does not look right.';
  }
  return fields;
}
