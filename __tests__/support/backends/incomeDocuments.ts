import nock, { type Body } from 'nock';

import type {
  AdditionalBorrower,
  IncomeCheck,
  PaperDetails,
  Paystub,
  PaystubField,
  PaystubFieldName,
} from '#contract/borrower/ocr.ts';

import { anIncomeDocument, TOKEN } from './income.ts';

const base = () => nock('http://localhost');
const path = (name: string) => `/api/borrower/api/ocr/${name}`;
const agencyPath = (name: string) => `/api/agency/${name}`;
const json = { 'content-type': 'application/json' };

export const aField = (name: PaystubFieldName, value: string | null, changes: Partial<PaystubField> = {}): PaystubField => ({
  name,
  read: value,
  value,
  confidence: value === null ? 0 : 0.97,
  doubt: null,
  isEdited: false,
  isConfirmed: false,
  place: value === null ? null : { page: 1, x: 0.6, y: 0.5, width: 0.15, height: 0.012 },
  ...changes,
});

/** Values of Dana's paystub: hourly pay for two weeks, with 23 paydays in the year to date. */
export const PAYSTUB_VALUES: Partial<Record<PaystubFieldName, string>> = {
  employer: 'Harborlight Tool Works',
  person: 'Dana Whitfield',
  periodStart: '2026-10-25',
  periodEnd: '2026-11-07',
  payDate: '2026-11-13',
  gross: '2920.00',
  deductions: '602.89',
  net: '2317.11',
  grossYearToDate: '67160.00',
  rate: '36.50',
  hours: '80.00',
};

export const fieldsOf = (values: Partial<Record<PaystubFieldName, string>>, changes: readonly PaystubField[] = []) =>
  Object.entries(values).map(
    ([name, value]) => changes.find((field) => field.name === name) ?? aField(name as PaystubFieldName, value),
  );

export const aPaystub = (changes: Partial<Paystub> = {}): Paystub => ({
  paystubId: 'stub-1',
  fields: fieldsOf(PAYSTUB_VALUES),
  payFrequency: 'biweekly',
  suggestedFrequency: 'biweekly',
  findings: [],
  isNameConfirmed: false,
  isLeftOut: false,
  job: { startedOn: null, priorYearGross: null },
  ...changes,
});

export const aReadIncomeDocument = (changes: Partial<PaperDetails> = {}): PaperDetails => ({
  ...anIncomeDocument(),
  warnings: [],
  pages: [{ width: 1275, height: 1650 }],
  paystubs: [aPaystub()],
  ...changes,
});

/** Stubs one required and `times - 1` optional requests for a paystub's details. */
export const stubDocumentDetails = (paper = aReadIncomeDocument(), times = 4) => {
  const ask = () => base().get(path(`getDocumentDetails/${paper.documentId}`));
  ask().reply(200, paper as unknown as Body);
  ask()
    .times(times - 1)
    .optionally()
    .reply(200, paper as unknown as Body);
};

/** Returns the current value of `check` on each of up to 60 optional requests. */
export const stubCurrentIncomeCheck = (check: () => IncomeCheck) =>
  base()
    .get(path(`getPaystubs/${TOKEN}`))
    .times(60)
    .optionally()
    .reply(() => [200, JSON.stringify(check()), json]);

export const stubMissingPageImages = () =>
  base()
    .get(/\/page\/\d+$/)
    .times(20)
    .optionally()
    .reply(404, { errors: ['There is no such page.'], errorId: 'e' });

/** Returns these responses to the next income checks in order; `null` drops the connection. Records each key and body in `asked`. */
export const stubIncomeChecks = (asked: { key: string | undefined; body: unknown }[], ...answers: ([number, unknown] | null)[]) =>
  answers.forEach((answer) => {
    const call = base().post(path('create-aimcheck'), (body: unknown) => {
      if (answer === null) asked.push({ key: 'lost', body });
      return true;
    });
    if (answer === null) call.replyWithError('lost');
    else {
      call.reply(function reply(_uri, body) {
        asked.push({ key: this.req.headers['idempotency-key'], body });
        return [answer[0], JSON.stringify(answer[1]), json];
      });
    }
  });

export const stubAgencyRequest = (asked: { key: string | undefined; body: unknown }[], status: number, answer: unknown) =>
  base()
    .post(agencyPath('sendRequestToFreddieMac'))
    .reply(function reply(_uri, body) {
      asked.push({ key: this.req.headers['idempotency-key'], body });
      return [status, JSON.stringify(answer), json];
    });

export const stubAdditionalBorrower = (asked: unknown[], status: number, other: AdditionalBorrower | object) =>
  base()
    .put(agencyPath('skipAdditionalBorrower'))
    .reply(function reply(_uri, body) {
      asked.push(body);
      return [status, JSON.stringify(other), json];
    });

export const stubDownload = (documentId: string, name: string) =>
  base()
    .get(path(`download/${documentId}`))
    .reply(200, '%PDF-1.7', { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` });
