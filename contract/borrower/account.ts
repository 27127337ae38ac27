/** The signed-in user. */
import { boolean, object, pipe, type InferOutput } from 'valibot';

import { dateOnly, nonEmptyString, nullIfOdd, reading, sensitive, text, textOrNull } from '../schema.ts';

/** Profile of the signed-in user. A `userId` that contains 00000000 is invalid. */
export const profileSchema = object({
  userId: sensitive('id', nonEmptyString),
  userIdentifier: sensitive('id', text),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  email: sensitive('email', text),
  emailAddress: sensitive('email', text),
  hireDate: nullIfOdd(pipe(dateOnly, reading('anyText'))),
  branchId: sensitive('branch', textOrNull),
  branchIdentifier: sensitive('branch', textOrNull),
  customerIdentifier: sensitive('id', nonEmptyString),
});
export type Profile = InferOutput<typeof profileSchema>;

/** The server's view of the session. The response also sets the `XSRF-TOKEN` cookie. */
export const accountSchema = object({ isSignedIn: boolean(), email: sensitive('email', textOrNull) });
export type Account = InferOutput<typeof accountSchema>;
