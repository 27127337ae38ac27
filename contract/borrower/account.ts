import { boolean, object, pipe, type InferOutput } from 'valibot';

import { dateOnly, nonEmptyString, nullIfInvalid, onInvalid, sensitive, text, textOrNull } from '../schema.ts';

/** Profile of the signed-in user. A `userId` that contains 00000000 is invalid. */
export const profileSchema = object({
  userId: sensitive('id', nonEmptyString),
  userIdentifier: sensitive('id', text),
  firstName: sensitive('person', text),
  lastName: sensitive('person', text),
  email: sensitive('email', text),
  emailAddress: sensitive('email', text),
  /** Hire date of the lender's employee; null for a borrower, like the two branch fields. */
  hireDate: nullIfInvalid(pipe(dateOnly, onInvalid('anyText'))),
  branchId: sensitive('branch', textOrNull),
  branchIdentifier: sensitive('branch', textOrNull),
  /** Identifies the user's saved payment methods in the payment API: `customers/{customerIdentifier}`. */
  customerIdentifier: sensitive('id', nonEmptyString),
});
export type Profile = InferOutput<typeof profileSchema>;

/** The server's view of the session. The response also sets the `XSRF-TOKEN` cookie. */
export const accountSchema = object({ isSignedIn: boolean(), email: sensitive('email', textOrNull) });
export type Account = InferOutput<typeof accountSchema>;
