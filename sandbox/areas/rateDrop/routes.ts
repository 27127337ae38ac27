import { object, string } from 'valibot';

import {
  alertChangeSchema,
  alertConflictSchema,
  alertToSetSchema,
  leadOfCallerSchema,
  leadOfContactSchema,
  leadReferenceSchema,
  loanContactSchema,
  rateDropLeadSchema,
  rateDropLoanDetailSchema,
  userPreferenceSchema,
  userPreferencesSchema,
  whichAlertSchema,
} from '#contract/borrower/rateDrop.ts';
import { loanOfficersSchema } from '#contract/borrower/officers.ts';
import { errorBodySchema } from '#contract/refusals.ts';
import { noContent } from '#contract/schema.ts';
import { Refusal } from '../../base/http/errors.ts';
import { requireIdempotencyKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema, refusalBodySchema, type RoutesPlugin } from '../../base/wire/operation.ts';
import { humanCheckProvider } from '../../lender/humanCheck/humanCheck.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { searchOfficers } from '../../lender/officers/searchOfficers.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { cancelAlert, changeAlert, listAlerts, createAccountAlert } from './alerts.ts';
import { addLead, claimLead, assignLeadToContact } from './leads.ts';
import { readLoanOfficer, readLoanDetail } from './loanDetail.ts';

const MIN_SEARCH_LENGTH = 2;
const MAX_SEARCH_LENGTH = 100;

export function rateDropRoutes(sandbox: Sandbox): RoutesPlugin {
  const provider = humanCheckProvider(sandbox.settings);

  return (app) => {
    app.post(
      '/RateDrop/userPreferences',
      operationSchema(
        'borrower',
        'Sets a Rate Drop Alert of the caller, once per Idempotency-Key',
        userPreferenceSchema,
        { body: alertToSetSchema },
        { refusals: { 409: errorBodySchema } },
      ),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return createAccountAlert(sandbox, borrowerId, requireIdempotencyKey(request), request.body.alert);
      },
    );
    app.put(
      '/RateDrop/userPreferences',
      operationSchema(
        'borrower',
        'Changes an alert, or sets a canceled one again',
        userPreferenceSchema,
        { body: alertChangeSchema },
        { refusals: { 409: alertConflictSchema } },
      ),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return changeAlert(sandbox, borrowerId, request.body);
      },
    );
    app.post(
      '/RateDrop/getAllUserPreferences',
      operationSchema('borrower', 'The caller’s alerts, the newest first', userPreferencesSchema),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return listAlerts(sandbox, borrowerId);
      },
    );
    app.post(
      '/RateDrop/cancelRateDropAlert',
      operationSchema('borrower', 'Ends an alert; it can be set again', userPreferenceSchema, { body: whichAlertSchema }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return cancelAlert(sandbox, borrowerId, request.body.userPreferenceId);
      },
    );

    app.get(
      '/RateDrop/getLoanDetailByMrcLoanNumber/:mrcLoanNumber',
      operationSchema('borrower', 'What an alert on a loan of the caller starts from', rateDropLoanDetailSchema, {
        params: object({ mrcLoanNumber: string() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return readLoanDetail(sandbox, borrowerId, request.params.mrcLoanNumber);
      },
    );
    app.get(
      '/RateDrop/getLoanContact/:loanIdentifier',
      operationSchema('borrower', 'The officer of a loan of the caller', loanContactSchema, {
        params: object({ loanIdentifier: string() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return readLoanOfficer(sandbox, borrowerId, request.params.loanIdentifier);
      },
    );
    app.get(
      '/RateDrop/searchActiveByNameOrEmail/:nameOrEmail',
      operationSchema('borrower', 'Loan officers by how their name or address begins; ten at most', loanOfficersSchema, {
        params: object({ nameOrEmail: string() }),
      }),
      async ({ params: { nameOrEmail } }) => {
        const { length } = Array.from(nameOrEmail.trim());
        if (length < MIN_SEARCH_LENGTH || length > MAX_SEARCH_LENGTH) {
          throw new Refusal(400, `Type ${MIN_SEARCH_LENGTH} to ${MAX_SEARCH_LENGTH} characters of a name or an email address.`);
        }
        return (await searchOfficers(sandbox.database, nameOrEmail)).map(toLoanOfficer);
      },
    );

    app.post(
      '/RateDrop/addRateDropLead',
      operationSchema(
        'borrower',
        'Keeps the alert of somebody without a session, once per Idempotency-Key',
        leadReferenceSchema,
        {
          body: rateDropLeadSchema,
        },
      ),
      (request) => addLead(sandbox, request.body, { key: requireIdempotencyKey(request), address: request.ip, provider }),
    );
    app.post(
      '/RateDrop/addUserPreferenceContact',
      operationSchema('borrower', 'Ties such an alert to the person of an officer’s link', noContent, {
        body: leadOfContactSchema,
      }),
      async ({ body: { reference, contactId } }) => {
        await assignLeadToContact(sandbox, reference, contactId);
        return null;
      },
    );
    app.post(
      '/RateDrop/updateUserId',
      operationSchema(
        'borrower',
        'Ties such an alert to the caller’s account, once',
        userPreferenceSchema,
        { body: leadOfCallerSchema },
        { refusals: { 409: refusalBodySchema('otherEmail') } },
      ),
      async (request) => claimLead(sandbox, await requireCaller(sandbox, request), request.body),
    );

    return Promise.resolve();
  };
}
