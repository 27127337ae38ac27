/** Income endpoints that send something to others: the officer's mail about a failed check, and the request to the agency. */
import { newAgencyRequestSchema, otherBorrowerActionSchema } from '#contract/agency.ts';
import { additionalBorrowerSchema, agencyRequestSchema } from '#contract/borrower/ocr.ts';
import { aimCheckFailureSchema, notificationSchema } from '#contract/notification.ts';
import { requireIdempotencyKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { changeAdditionalBorrower } from './agency/additionalBorrower.ts';
import { notifyCheckFailure } from './check/notifyCheckFailure.ts';
import type { IncomeServices } from './incomeServices.ts';
import { requireTicket } from './link/tickets.ts';

/** Registered below `/api/notification`. */
export const incomeNotificationRoutes =
  (sandbox: Sandbox): RoutesPlugin =>
  (app) => {
    app.post(
      '/notification/AimCheckFailure',
      operationSchema('notification', 'Tells the officer of a failed check, once', notificationSchema, {
        body: aimCheckFailureSchema,
      }),
      async (request) => notifyCheckFailure(sandbox, await requireTicket(sandbox, request), request.body.aimCheckId),
    );
    return Promise.resolve();
  };

/** Registered below `/api/agency`. */
export const incomeAgencyRoutes =
  (sandbox: Sandbox, { agency }: IncomeServices): RoutesPlugin =>
  (app) => {
    app.post(
      '/sendRequestToFreddieMac',
      operationSchema(
        'agency',
        'Sends the request that the borrower agreed to, once per Idempotency-Key',
        agencyRequestSchema,
        { body: newAgencyRequestSchema },
        { refusals: { 409: refusalBodySchema('notChecked', 'incomeSent') } },
      ),
      async (request) => {
        const asked = await requireTicket(sandbox, request);
        return agency.send(asked, { key: requireIdempotencyKey(request), body: request.body });
      },
    );
    app.put(
      '/skipAdditionalBorrower',
      operationSchema(
        'agency',
        'Skips, asks again or invites somebody else on the application',
        additionalBorrowerSchema,
        { body: otherBorrowerActionSchema },
        { refusals: { 409: refusalBodySchema('incomeSent') } },
      ),
      async (request) => changeAdditionalBorrower(sandbox, await requireTicket(sandbox, request), request.body.action),
    );
    return Promise.resolve();
  };
