/** The borrower API's account endpoints: sign-in status, profile and sign-out. Registered below `/api/borrower`. */
import type { FastifyPluginAsync } from 'fastify';

import { accountSchema, profileSchema, type Account, type Profile } from '#contract/borrower/account.ts';
import { setXsrfCookie } from '../../../base/http/csrf.ts';
import { noContent } from '#contract/schema.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { operationSchema } from '../../../base/wire/operation.ts';
import { verifyAccessToken } from '../../../lender/session/accessTokens.ts';
import { bearerToken, findCallerByToken, requireCaller } from '../../../lender/session/caller.ts';
import { CLEAR_BROWSER_STATE_COOKIE } from './browserState.ts';
import { endSession } from './oidcAdapter.ts';

export function accountRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const { database } = sandbox;

  return (app) => {
    /** Never returns an error: without a valid token, the response says that nobody is signed in. */
    app.get(
      '/account',
      operationSchema('borrower', 'Who is signed in; never a refusal', accountSchema),
      async (request, reply): Promise<Account> => {
        setXsrfCookie(reply);
        const token = bearerToken(request);
        const caller = token && (await findCallerByToken(sandbox, token));
        return caller ? { isSignedIn: true, email: caller.email } : { isSignedIn: false, email: null };
      },
    );

    app.get(
      '/account/profile',
      operationSchema('borrower', 'What the lender knows about the caller', profileSchema),
      async (request): Promise<Profile> => {
        const { borrowerId, customerIdentifier, email, firstName, lastName } = await requireCaller(sandbox, request);
        return {
          userId: borrowerId,
          userIdentifier: borrowerId,
          firstName,
          lastName,
          email,
          emailAddress: email,
          hireDate: null, // A field for employees, like the next two.
          branchId: null,
          branchIdentifier: null,
          customerIdentifier,
        };
      },
    );

    /**
     * Ends the session that the token belongs to, with its grants and refresh tokens, so that renewals fail from then on. Sessions on
     * other devices continue. Repeated calls, and calls with an expired or missing token, succeed without effect.
     */
    app.post(
      '/account/signout',
      operationSchema('borrower', 'Ends the session that the token came from; never a refusal', noContent),
      async (request, reply) => {
        const token = bearerToken(request);
        const verified = token && (await verifyAccessToken(sandbox, token, { evenIfExpired: true }).catch(() => undefined));
        if (verified) await endSession(database, verified.sub, verified.sid);
        return reply.header('set-cookie', CLEAR_BROWSER_STATE_COOKIE).type('application/json').send('null');
      },
    );

    return Promise.resolve();
  };
}
