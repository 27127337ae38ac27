/** Who is signed in. */
import { boolean, object, pipe, type InferOutput } from 'valibot';

import { dateOnly, nonEmptyString, nullIfOdd, reading, text, textOrNull } from '../schema.ts';

/** The signed-in profile. A `userId` that contains 00000000 is invalid. */
export const profileSchema = object({
  userId: nonEmptyString,
  userIdentifier: text,
  firstName: text,
  lastName: text,
  email: text,
  emailAddress: text,
  hireDate: nullIfOdd(pipe(dateOnly, reading('anyText'))),
  branchId: textOrNull,
  branchIdentifier: textOrNull,
  customerIdentifier: nonEmptyString,
});
export type Profile = InferOutput<typeof profileSchema>;

/** The server's view of the session. Asking sets the XSRF-TOKEN cookie. */
export const accountSchema = object({ isSignedIn: boolean(), email: textOrNull });
export type Account = InferOutput<typeof accountSchema>;
