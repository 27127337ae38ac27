/** What a sign-up must look like (specification, sections 5 and 9), judged again on the server whatever the page has judged. */
import type { SignUpRequest } from '#contract/identity.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { signUpWords, type SignUpWords } from './signUpWords.ts';

/** "Names under 128 characters" */
const NAME_MOST = 127;
const EMAIL_MOST = 254;
const PASSWORD_LEAST = 8;
/** The sign-in page reads no more. */
const PASSWORD_MOST = 1024;

/** One @, a domain with a dot, letters of any script; nothing that could name a second recipient. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

const lengthOf = (text: string): number => Array.from(text).length;

/** The request with name and address trimmed. @throws Refusal 422 with a sentence for each field, in the person's language */
export function readSignUp(request: SignUpRequest): SignUpRequest {
  const [name, email] = [request.name.trim().replace(/\s+/gu, ' '), request.email.trim()];
  const problems: [keyof SignUpRequest, keyof SignUpWords['refusals'] | null][] = [
    ['name', name === '' ? 'nameMissing' : lengthOf(name) > NAME_MOST ? 'nameTooLong' : null],
    ['email', email === '' ? 'emailMissing' : EMAIL.test(email) && email.length <= EMAIL_MOST ? null : 'emailInvalid'],
    ['password', passwordProblem(request.password)],
  ];
  const { refusals } = signUpWords(request.language);
  const fields = Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, refusals[problem]]])),
  );
  if (Object.keys(fields).length > 0) throw new Refusal(422, Object.values(fields), { fields });
  return { ...request, name, email };
}

function passwordProblem(password: string): keyof SignUpWords['refusals'] | null {
  if (password === '') return 'passwordMissing';
  if (lengthOf(password) < PASSWORD_LEAST) return 'passwordTooShort';
  return password.length > PASSWORD_MOST ? 'passwordTooLong' : null;
}
