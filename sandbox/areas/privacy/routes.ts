/** Borrower API routes for the privacy choices of an account or, without a session, of the browser. */
import type { FastifyRequest } from 'fastify';

import {
  privacyChangedSchema,
  privacyChangeSchema,
  privacyConflictSchema,
  privacyPreferenceSchema,
} from '#contract/borrower/privacy.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { hasGpcSignal } from '../../lender/privacy/deviceChoices.ts';
import { optionalCaller } from '../../lender/session/caller.ts';
import { changeChoices } from './change.ts';
import { readPreference, type Requester } from './preference.ts';
import { optOutByPrivacySignal } from './globalPrivacyControl.ts';

export function privacyRoutes(sandbox: Sandbox): RoutesPlugin {
  const { database } = sandbox;
  const askerOf = async (request: FastifyRequest): Promise<Requester> => {
    const borrowerId = (await optionalCaller(sandbox, request))?.borrowerId ?? null;
    if (borrowerId !== null && hasGpcSignal(request)) await optOutByPrivacySignal(sandbox, borrowerId);
    return { request, borrowerId, isSignalOn: hasGpcSignal(request) };
  };

  return (app) => {
    app.get(
      '/api/privacypreference',
      operationSchema('borrower', 'What the caller, or without a session the browser, has chosen', privacyPreferenceSchema),
      async (request) => readPreference(database, await askerOf(request)),
    );
    app.put(
      '/api/privacypreference',
      operationSchema(
        'borrower',
        'Changes one choice, opts out of all, or takes that back',
        privacyChangedSchema,
        { body: privacyChangeSchema },
        { refusals: { 409: privacyConflictSchema } },
      ),
      async (request, reply) => {
        const asker = await askerOf(request);
        const changeId = await changeChoices(sandbox, asker, reply, request.body);
        const isTold = 'signal' in request.body;
        return { changeId, preference: await readPreference(database, { ...asker, isSignalOn: asker.isSignalOn || isTold }) };
      },
    );

    return Promise.resolve();
  };
}
