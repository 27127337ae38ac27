/** @jest-environment node */
import { signUpSchema } from '#features/auth/signUp/signUpSchema.ts';
import { formatFieldMessage } from '#platform/forms/fieldMessage.ts';
import { validateWith } from '#platform/forms/validateWith.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

const intl = createPortalIntl();
const PASSWORD = 'Harbour-lantern-58';
const right = { name: 'Ana López', email: 'ana@example.com', password: PASSWORD, passwordCheck: PASSWORD };

test.each([
  [{}, []],
  [{ name: 'n'.repeat(127) }, []],
  [{ name: 'n'.repeat(128) }, ['Enter a name with fewer than 128 characters']],
  [{ email: 'ana@example' }, ['Enter an email address such as name@example.com']],
  [{ password: 'seven-7', passwordCheck: 'seven-7' }, ['Choose a password with at least 8 characters']],
  [{ passwordCheck: 'Harbour-lantern-59' }, ['The two passwords don’t match']],
])('the changes %j show the errors %j', (changes, sentences) => {
  const errors = validateWith(signUpSchema('en'))({ ...right, ...changes });
  expect(Object.values(errors).map((message) => formatFieldMessage(intl, message))).toEqual(sentences);
});
