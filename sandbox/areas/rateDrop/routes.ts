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
import { nothing } from '#contract/schema.ts';
import { Refusal } from '../../base/http/errors.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operation, refusedFor, type Routes } from '../../base/wire/operation.ts';
import { humanCheckProvider } from '../../lender/humanCheck/humanCheck.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { searchOfficers } from '../../lender/officers/searchOfficers.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { cancelAlert, changeAlert, listAlerts, setAlert } from './alerts.ts';
import { addLead, tieToAccount, tieToContact } from './leads.ts';
import { loanContact, loanDetail } from './loanDetail.ts';

const LEAST_SEARCHED = 2;
const MOST_SEARCHED = 100;

export function rateDropRoutes(sandbox: Sandbox): Routes {
  const provider = humanCheckProvider(sandbox.settings);

  return (app) => {
    app.post(
      '/RateDrop/userPreferences',
      operation(
        'borrower',
        'Sets a Rate Drop Alert of the caller, once per Idempotency-Key',
        userPreferenceSchema,
        { body: alertToSetSchema },
        { refusals: { 409: errorBodySchema } },
      ),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return setAlert(sandbox, borrowerId, requireKey(request), request.body.alert);
      },
    );
    app.put(
      '/RateDrop/userPreferences',
      operation(
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
      operation('borrower', 'The caller’s alerts, the newest first', userPreferencesSchema),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return listAlerts(sandbox, borrowerId);
      },
    );
    app.post(
      '/RateDrop/cancelRateDropAlert',
      operation('borrower', 'Ends an alert; it can be set again', userPreferenceSchema, { body: whichAlertSchema }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return cancelAlert(sandbox, borrowerId, request.body.userPreferenceId);
      },
    );

    app.get(
      '/RateDrop/getLoanDetailByMrcLoanNumber/:mrcLoanNumber',
      operation('borrower', 'What an alert on a loan of the caller starts from', rateDropLoanDetailSchema, {
        params: object({ mrcLoanNumber: string() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return loanDetail(sandbox, borrowerId, request.params.mrcLoanNumber);
      },
    );
    app.get(
      '/RateDrop/getLoanContact/:loanIdentifier',
      operation('borrower', 'The officer of a loan of the caller', loanContactSchema, {
        params: object({ loanIdentifier: string() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return loanContact(sandbox, borrowerId, request.params.loanIdentifier);
      },
    );
    app.get(
      '/RateDrop/searchActiveByNameOrEmail/:nameOrEmail',
      operation('borrower', 'Loan officers by how their name or address begins; ten at most', loanOfficersSchema, {
        params: object({ nameOrEmail: string() }),
      }),
      async ({ params: { nameOrEmail } }) => {
        const { length } = Array.from(nameOrEmail.trim());
        if (length < LEAST_SEARCHED || length > MOST_SEARCHED) {
          throw new Refusal(400, `Type ${LEAST_SEARCHED} to ${MOST_SEARCHED} characters of a name or an email address.`);
        }
        return (await searchOfficers(sandbox.database, nameOrEmail)).map(toLoanOfficer);
      },
    );

    app.post(
      '/RateDrop/addRateDropLead',
      operation('borrower', 'Keeps the alert of somebody without a session, once per Idempotency-Key', leadReferenceSchema, {
        body: rateDropLeadSchema,
      }),
      (request) => addLead(sandbox, request.body, { key: requireKey(request), address: request.ip, provider }),
    );
    app.post(
      '/RateDrop/addUserPreferenceContact',
      operation('borrower', 'Ties such an alert to the person of an officer’s link', nothing, { body: leadOfContactSchema }),
      async ({ body: { reference, contactId } }) => {
        await tieToContact(sandbox, reference, contactId);
        return null;
      },
    );
    app.post(
      '/RateDrop/updateUserId',
      operation(
        'borrower',
        'Ties such an alert to the caller’s account, once',
        userPreferenceSchema,
        { body: leadOfCallerSchema },
        { refusals: { 409: refusedFor('otherEmail') } },
      ),
      async (request) => tieToAccount(sandbox, await requireCaller(sandbox, request), request.body),
    );

    return Promise.resolve();
  };
}
