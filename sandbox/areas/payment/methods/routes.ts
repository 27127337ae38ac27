import { randomUUID } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { object, string, union } from 'valibot';

import {
  createdFundingAccountSchema,
  customerActionSchema,
  customerSchema,
  fundingAccountChangeSchema,
  fundingAccountDetailsSchema,
  fundingAccountForOnePaymentSchema,
  fundingAccountListSchema,
  fundingAccountOutcomeSchema,
  type FundingAccountList,
} from '#contract/payment.ts';
import { nonEmptyString, noContent } from '#contract/schema.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { requireIdempotencyKey } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../../base/wire/operation.ts';
import { optionalCaller, requireCaller, type Caller } from '../../../lender/session/caller.ts';
import { fundingAccountOwner, withoutCredentials } from './fundingAccountOwner.ts';
import { toDetails, toRecord } from './fundingAccountRow.ts';
import { readFundingAccountChange, readNewFundingAccount } from './fundingAccountRules.ts';
import {
  addFundingAccount,
  changeFundingAccount,
  findFundingAccountByKey,
  savedFundingAccount,
  listFundingAccounts,
  removeFundingAccount,
  findGuestFundingAccountByKey,
} from './fundingAccounts.ts';

const customerParams = object({ customerIdentifier: string() });
const accountParams = object({ customerIdentifier: string(), id: string() });

const MAX_PER_PAGE = 100;

export function fundingAccountRoutes(sandbox: Sandbox): RoutesPlugin {
  const { clock, database } = sandbox;

  /** The signed-in borrower, if the customer in the path is their own. Any other customer is reported as not found. */
  const requireCustomer = async (request: FastifyRequest<{ Params: { customerIdentifier: string } }>): Promise<Caller> => {
    const caller = await requireCaller(sandbox, request);
    if (request.params.customerIdentifier !== caller.customerIdentifier)
      throw new Refusal(404, 'We could not find that customer.');
    return caller;
  };

  return (app) => {
    app.get(
      '/customers/:customerIdentifier',
      operationSchema('payment', 'Name and address, to prefill', customerSchema, { params: customerParams }),
      async (request) => {
        const { borrowerId } = await requireCustomer(request);
        const row = await database
          .selectFrom('borrower')
          .selectAll()
          .where('borrower_id', '=', borrowerId)
          .executeTakeFirstOrThrow();
        return {
          customerIdentifier: row.customer_identifier,
          firstName: row.first_name,
          lastName: row.last_name,
          email: row.email,
          addressLine1: row.address_line1,
          addressCity: row.address_city,
          addressState: row.address_state,
          addressZip1: row.address_zip1,
        };
      },
    );

    app.post(
      '/customers/:customerIdentifier',
      operationSchema(
        'payment',
        'Lists the saved funding accounts, or saves one',
        union([fundingAccountListSchema, createdFundingAccountSchema]),
        { params: customerParams },
        { handlerValidatedBody: customerActionSchema },
      ),
      async (request) => {
        const caller = await requireCustomer(request);
        const action = readAction(request.body);
        if (action.action === 'list') return listOf(caller, action);
        const account = readNewFundingAccount(action.account, clock.today());
        return addFundingAccount(sandbox, caller, { key: requireIdempotencyKey(request), kept: true, account });
      },
    );

    app.post(
      '/fundingaccounts',
      operationSchema(
        'payment',
        'Adds a funding account for one payment, once per Idempotency-Key',
        createdFundingAccountSchema,
        {},
        { handlerValidatedBody: fundingAccountForOnePaymentSchema },
      ),
      async (request) => {
        const owner = await fundingAccountOwner(sandbox, request);
        const account = readNewFundingAccount(withoutCredentials(request.body), clock.today());
        return addFundingAccount(sandbox, owner, { key: requireIdempotencyKey(request), kept: false, account });
      },
    );

    app.get(
      '/fundingaccounts/:key',
      operationSchema('payment', 'What a key added', fundingAccountOutcomeSchema, { params: object({ key: nonEmptyString }) }),
      async (request) => {
        const caller = await optionalCaller(sandbox, request);
        const { key } = request.params;
        const own = caller && isUuid(key) ? await findFundingAccountByKey(sandbox, caller.borrowerId, key) : null;
        const account = own ?? (isUuid(key) ? await findGuestFundingAccountByKey(sandbox, key) : null);
        return account ? { key, state: 'succeeded' as const, account } : { key, state: 'none' as const };
      },
    );

    const one = '/customers/:customerIdentifier/fundingaccounts/:id';

    app.get(
      one,
      operationSchema('payment', 'One saved funding account', fundingAccountDetailsSchema, { params: accountParams }),
      async (request) => {
        const { borrowerId } = await requireCustomer(request);
        return toDetails(await savedFundingAccount(sandbox, borrowerId, request.params.id), clock.today());
      },
    );

    app.put(
      one,
      operationSchema(
        'payment',
        'Changes a saved funding account, never its number',
        fundingAccountDetailsSchema,
        { params: accountParams },
        { handlerValidatedBody: fundingAccountChangeSchema },
      ),
      async (request) => {
        const { borrowerId } = await requireCustomer(request);
        const row = await savedFundingAccount(sandbox, borrowerId, request.params.id);
        const change = readFundingAccountChange(row.type, request.body, clock.today());
        return toDetails(await changeFundingAccount(sandbox, row, change), clock.today());
      },
    );

    app.delete(
      one,
      operationSchema(
        'payment',
        'Removes a saved funding account that no payment waits for',
        noContent,
        { params: accountParams },
        { refusals: { 409: refusalBodySchema('paymentInProgress', 'inUse') } },
      ),
      async (request, reply) => {
        const { borrowerId } = await requireCustomer(request);
        await removeFundingAccount(sandbox, await savedFundingAccount(sandbox, borrowerId, request.params.id));
        const json: unknown = 'null'; // Fastify would send `null` as an empty body.
        return reply.type('application/json; charset=utf-8').send(json as null);
      },
    );

    return Promise.resolve();
  };

  async function listOf(
    caller: Caller,
    { fromIndex, toIndex }: { fromIndex: number; toIndex: number },
  ): Promise<FundingAccountList> {
    const { rows, total } = await listFundingAccounts(sandbox, caller.borrowerId, { from: fromIndex, to: toIndex });
    return {
      accounts: { list: rows.map((row) => toRecord(row, clock.today())) },
      totalResultsCount: total,
      hasMoreResults: fromIndex + rows.length < total,
      url: `/api/payment/customers/${encodeURIComponent(caller.customerIdentifier)}`,
      fromIndex,
      toIndex: fromIndex + rows.length,
      queryId: randomUUID(),
    };
  }
}

type Action = { action: 'list'; fromIndex: number; toIndex: number } | { action: 'create'; account: unknown };

/** @throws Refusal 400 with a message for each invalid field */
function readAction(body: unknown): Action {
  const { action, fromIndex, toIndex, account } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (action === 'create') return { action, account };
  if (action !== 'list')
    throw new Refusal(400, 'Say what to do: list or create.', { fields: { action: 'Choose list or create.' } });
  const isIndex = (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1_000_000;
  if (isIndex(fromIndex) && isIndex(toIndex) && toIndex > fromIndex && toIndex - fromIndex <= MAX_PER_PAGE)
    return { action, fromIndex, toIndex };
  throw new Refusal(400, `Ask for 1 to ${MAX_PER_PAGE} entries, counted from 0.`, {
    fields: { toIndex: 'This range cannot be listed.' },
  });
}
