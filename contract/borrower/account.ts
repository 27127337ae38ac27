/** Who is signed in. */
import type { DateOnly } from '../call.ts';

/** The signed-in profile. A `userId` that contains 00000000 is invalid. */
export interface Profile {
  userId: string;
  userIdentifier: string;
  firstName: string;
  lastName: string;
  email: string;
  emailAddress: string;
  hireDate: DateOnly | null;
  branchId: string | null;
  branchIdentifier: string | null;
  customerIdentifier: string;
}

/** The server's view of the session. Asking sets the XSRF-TOKEN cookie. */
export interface Account {
  isSignedIn: boolean;
  email: string | null;
}
