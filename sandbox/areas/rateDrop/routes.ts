/** Rate Drop Alerts. Registered below `/api/borrower`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import { Refusal } from '../../base/http/errors.ts';
import { requireKey } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { call } from '../../base/wire/formats.ts';
import { humanCheckProvider } from '../../lender/humanCheck/humanCheck.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { searchOfficers } from '../../lender/officers/searchOfficers.ts';
import { requireCaller } from '../../lender/session/caller.ts';
import { cancelAlert, changeAlert, listAlerts, setAlert } from './alerts.ts';
import { addLead, tieToAccount, tieToContact } from './leads.ts';
import { loanContact, loanDetail } from './loanDetail.ts';
import {
  AlertChange,
  AlertToSet,
  Lead,
  LeadOfCaller,
  LeadOfContact,
  LeadReference,
  LoanDetail,
  OfficerOrNull,
  Officers,
  UserPreference,
  WhichAlert,
} from './schemas.ts';

const LEAST_SEARCHED = 2;
const MOST_SEARCHED = 100;

export function rateDropRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  const provider = humanCheckProvider(sandbox.settings);

  return (app) => {
    app.post(
      '/RateDrop/userPreferences',
      call('borrower', 'Sets a Rate Drop Alert of the caller, once per Idempotency-Key', UserPreference, { body: AlertToSet }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return setAlert(sandbox, borrowerId, requireKey(request), request.body.alert);
      },
    );
    app.put(
      '/RateDrop/userPreferences',
      call('borrower', 'Changes an alert, or sets a canceled one again', UserPreference, { body: AlertChange }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return changeAlert(sandbox, borrowerId, request.body);
      },
    );
    app.post(
      '/RateDrop/getAllUserPreferences',
      call('borrower', 'The caller’s alerts, the newest first', Type.Array(UserPreference)),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return listAlerts(sandbox, borrowerId);
      },
    );
    app.post(
      '/RateDrop/cancelRateDropAlert',
      call('borrower', 'Ends an alert; it can be set again', UserPreference, { body: WhichAlert }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return cancelAlert(sandbox, borrowerId, request.body.userPreferenceId);
      },
    );

    app.get(
      '/RateDrop/getLoanDetailByMrcLoanNumber/:mrcLoanNumber',
      call('borrower', 'What an alert on a loan of the caller starts from', LoanDetail, {
        params: Type.Object({ mrcLoanNumber: Type.String() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return loanDetail(sandbox, borrowerId, request.params.mrcLoanNumber);
      },
    );
    app.get(
      '/RateDrop/getLoanContact/:loanIdentifier',
      call('borrower', 'The officer of a loan of the caller', OfficerOrNull, {
        params: Type.Object({ loanIdentifier: Type.String() }),
      }),
      async (request) => {
        const { borrowerId } = await requireCaller(sandbox, request);
        return loanContact(sandbox, borrowerId, request.params.loanIdentifier);
      },
    );
    app.get(
      '/RateDrop/searchActiveByNameOrEmail/:nameOrEmail',
      call('borrower', 'Loan officers by how their name or address begins; ten at most', Officers, {
        params: Type.Object({ nameOrEmail: Type.String() }),
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
      call('borrower', 'Keeps the alert of somebody without a session, once per Idempotency-Key', LeadReference, { body: Lead }),
      (request) => addLead(sandbox, request.body, { key: requireKey(request), address: request.ip, provider }),
    );
    app.post(
      '/RateDrop/addUserPreferenceContact',
      call('borrower', 'Ties such an alert to the person of an officer’s link', Type.Null(), { body: LeadOfContact }),
      async ({ body: { reference, contactId } }) => {
        await tieToContact(sandbox, reference, contactId);
        return null;
      },
    );
    app.post(
      '/RateDrop/updateUserId',
      call('borrower', 'Ties such an alert to the caller’s account, once', UserPreference, { body: LeadOfCaller }),
      async (request) => tieToAccount(sandbox, await requireCaller(sandbox, request), request.body),
    );

    return Promise.resolve();
  };
}
