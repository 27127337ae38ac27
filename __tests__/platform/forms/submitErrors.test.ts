/** @jest-environment node */
import { FORM_ERROR } from 'final-form';

import type { PortalError } from '#platform/api/portalError.ts';
import { formatFieldMessage } from '#platform/forms/fieldMessage.ts';
import { toSubmitErrors } from '#platform/forms/submitErrors.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

const intl = createPortalIntl();
const refusal = (status: number, body: object, more: { retryAfterSeconds?: number } = {}): PortalError => ({
  code: 'ERR_BAD_REQUEST',
  kind: 'body',
  status,
  body,
  ...more,
});
const formErrorTexts = (error: unknown) =>
  Object.entries(toSubmitErrors(error, ['email', 'password'], { brand: 'CCM', isSignedIn: true })).map(([name, message]) => [
    name,
    formatFieldMessage(intl, message),
  ]);

test.each<[string, PortalError, [string, string][]]>([
  [
    'a field',
    refusal(400, { errors: ['x'], fields: { password: 'This is too common.' } }),
    [['password', 'This is too common.']],
  ],
  ['a field, 422', refusal(422, { errors: ['x'], fields: { email: 'Not this one.' } }), [['email', 'Not this one.']]],
  ['no field', refusal(503, { errors: ['Closed for the night.'] }), [[FORM_ERROR, 'Closed for the night.']]],
  [
    'a wait of minutes',
    refusal(429, { errors: ['x'] }, { retryAfterSeconds: 600 }),
    [[FORM_ERROR, 'That was too many tries in a short time. Please try again in 10 minutes.']],
  ],
  [
    'a wait of hours',
    refusal(429, { errors: ['x'] }, { retryAfterSeconds: 80_000 }),
    [[FORM_ERROR, 'That was too many tries in a short time. Please try again in 23 hours.']],
  ],
])('form errors of a rejection about %s', (_what, error, sentences) => {
  expect(formErrorTexts(error)).toEqual(sentences);
});
