/** Validates a sign-up (specification, sections 5 and 9) on the server, independently of the page. */
import type { SignUpRequest } from '#contract/identity.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { tidyEmail, tidyLine } from '../../../base/wire/tidyText.ts';
import { isEmail } from '../accounts/emailRule.ts';
import { passwordProblem } from '../accounts/passwordRule.ts';
import { signUpTexts, type SignUpTexts } from './signUpTexts.ts';

/** The specification says "Names under 128 characters". */
const MAX_NAME_LENGTH = 127;

const lengthOf = (text: string): number => Array.from(text).length;

/** Returns the request with trimmed name and email address. @throws Refusal 422 with a message for each field, in the request's language */
export function validateSignUp(request: SignUpRequest, brand: string): SignUpRequest {
  const [name, email] = [tidyLine(request.name), tidyEmail(request.email)];
  const problems: [keyof SignUpRequest, keyof SignUpTexts['refusals'] | null][] = [
    ['name', name === '' ? 'nameMissing' : lengthOf(name) > MAX_NAME_LENGTH ? 'nameTooLong' : null],
    ['email', email === '' ? 'emailMissing' : isEmail(email) ? null : 'emailInvalid'],
    ['password', passwordProblem(request.password, { email, brand })],
  ];
  const { refusals } = signUpTexts(request.language);
  const fields = Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, refusals[problem]]])),
  );
  if (Object.keys(fields).length > 0) throw new Refusal(422, Object.values(fields), { fields });
  return { ...request, name, email };
}
