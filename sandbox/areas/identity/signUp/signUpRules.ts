/** What a sign-up must look like (specification, sections 5 and 9), judged again on the server whatever the page has judged. */
import type { SignUpRequest } from '#contract/identity.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { tidyEmail, tidyLine } from '../../../base/wire/tidyText.ts';
import { isEmail } from '../accounts/emailRule.ts';
import { passwordProblem } from '../accounts/passwordRule.ts';
import { signUpWords, type SignUpWords } from './signUpWords.ts';

/** "Names under 128 characters" */
const NAME_MOST = 127;

const lengthOf = (text: string): number => Array.from(text).length;

/** The request with name and address trimmed. @throws Refusal 422 with a sentence for each field, in the person's language */
export function readSignUp(request: SignUpRequest, brand: string): SignUpRequest {
  const [name, email] = [tidyLine(request.name), tidyEmail(request.email)];
  const problems: [keyof SignUpRequest, keyof SignUpWords['refusals'] | null][] = [
    ['name', name === '' ? 'nameMissing' : lengthOf(name) > NAME_MOST ? 'nameTooLong' : null],
    ['email', email === '' ? 'emailMissing' : isEmail(email) ? null : 'emailInvalid'],
    ['password', passwordProblem(request.password, { email, brand })],
  ];
  const { refusals } = signUpWords(request.language);
  const fields = Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, refusals[problem]]])),
  );
  if (Object.keys(fields).length > 0) throw new Refusal(422, Object.values(fields), { fields });
  return { ...request, name, email };
}
