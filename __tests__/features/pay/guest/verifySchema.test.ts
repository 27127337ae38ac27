/** @jest-environment node */
import { loanNumberSchema } from '#features/pay/guest/verifySchema.ts';
import { formatFieldMessage } from '#platform/forms/fieldMessage.ts';
import { validateWith } from '#platform/forms/validateWith.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

test.each([
  ['1234567', /8 to 14 digits\.$/],
  ['123456789012345', /8 to 14 digits\.$/],
  ['', /^Enter your loan number\.$/],
  ['00123456', /^$/],
  ['00123456789012', /^$/],
])('the loan number %j shows the error %s', (loanNumber, words) => {
  const said = formatFieldMessage(createPortalIntl(), validateWith(loanNumberSchema)({ loanNumber })['loanNumber']);
  expect(said).toMatch(words);
});
