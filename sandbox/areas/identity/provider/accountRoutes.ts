/** The borrower API's account calls: who is signed in, their profile, signing out. Registered below `/api/borrower`. */
import type { FastifyPluginAsync } from 'fastify';

import { accountSchema, profileSchema, type Account, type Profile } from '#contract/borrower/account.ts';
import { setXsrfCookie } from '../../../base/http/csrf.ts';
import { nothing } from '#contract/schema.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { operation } from '../../../base/wire/operation.ts';
import { verifyAccessToken } from '../../../lender/session/accessTokens.ts';
import { bearerOf, callerOfToken, requireCaller } from '../../../lender/session/caller.ts';
import { NO_BROWSER_STATE } from './browserState.ts';
import { endSession } from './oidcAdapter.ts';

export function accountRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { database } = sandbox;

  return (app) => {
    /** Never refuses: without a valid token the answer is that nobody is signed in. */
    app.get(
      '/account',
      operation('borrower', 'Who is signed in; never a refusal', accountSchema),
      async (request, reply): Promise<Account> => {
        setXsrfCookie(reply);
        const token = bearerOf(request);
        const caller = token && (await callerOfToken(sandbox, token));
        return caller ? { isSignedIn: true, email: caller.email } : { isSignedIn: false, email: null };
      },
    );

    app.get(
      '/account/profile',
      operation('borrower', 'What the lender knows about the caller', profileSchema),
      async (request): Promise<Profile> => {
        const { borrowerId, customerIdentifier, email, firstName, lastName } = await requireCaller(sandbox, request);
        return {
          userId: borrowerId,
          userIdentifier: borrowerId,
          firstName,
          lastName,
          email,
          emailAddress: email,
          hireDate: null, // a field of employees, as the two below
          branchId: null,
          branchIdentifier: null,
          customerIdentifier,
        };
      },
    );

    /**
     * Ends the session that the token came from, with its grants and refresh tokens: renewals fail from here on. Sessions on the
     * borrower's other devices stay. Calling it twice, with an expired token or with none, changes nothing and is no error.
     */
    app.post(
      '/account/signout',
      operation('borrower', 'Ends the session that the token came from; never a refusal', nothing),
      async (request, reply) => {
        const token = bearerOf(request);
        const verified = token && (await verifyAccessToken(sandbox, token, { evenIfExpired: true }).catch(() => undefined));
        if (verified) await endSession(database, verified.sub, verified.sid);
        return reply.header('set-cookie', NO_BROWSER_STATE).type('application/json').send('null');
      },
    );

    return Promise.resolve();
  };
}
