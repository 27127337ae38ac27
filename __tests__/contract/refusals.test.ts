/** @jest-environment node */
import type { RefusalCode } from '#contract/refusals.ts';
import { refusalCode, type PortalError } from '#platform/api/portalError.ts';

import { Refusal } from '../../sandbox/base/http/errors.ts';

const refused = (code: RefusalCode): PortalError => {
  const { status, errors, code: sent } = new Refusal(409, 'No.', { code });
  return { code: 'ERR_BAD_REQUEST', kind: 'body', status, body: { errors, code: sent } };
};

test('the sandbox’s error code is the one that the portal reads', () => {
  expect(refusalCode(refused('amountChanged'))).toBe('amountChanged');
});

test('a misspelled error code does not compile on either side', () => {
  // @ts-expect-error no such reason
  expect(new Refusal(409, 'No.', { code: 'amountChnaged' }).status).toBe(409);
  // @ts-expect-error no such reason
  expect(refusalCode(refused('amountChanged')) === 'amountChnaged').toBe(false);
});
