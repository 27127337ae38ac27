/** @jest-environment node */
/** Corrections a borrower makes to what was read from a paystub. */
import { randomUUID } from 'node:crypto';

import type { PaperChange, PaperDetails, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { drawPdf, LETTER } from '../../../sandbox/areas/income/samples/layouts/layout.ts';
import { utilityBill } from '../../../sandbox/areas/income/samples/otherDocuments.ts';

import { postToConsole } from '../../support/apiCaller.ts';
import {
  changeDocument,
  incomeLinks,
  waitUntilRead,
  OCR,
  openLink,
  loadIncomeCheck,
  loadDocument,
  errorOf,
  uploadDocuments,
  sendChange,
  type VerifiedVisitor,
} from '../../support/incomeCalls.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

let sandbox: SandboxProcess;
let holder: VerifiedVisitor;
let documentId: string;
let paystubId: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await postToConsole(sandbox.origin, 'reset', { now: '2026-11-24T17:00:00Z' });
  holder = await openLink(sandbox.origin, (await incomeLinks(sandbox.origin)).toCheck);
  documentId = (await loadIncomeCheck(holder)).papers[1]?.documentId ?? '';
  paystubId = (await loadDocument(holder, documentId)).paystubs[0]?.paystubId ?? '';
}, 120_000);
afterAll(() => sandbox.stop());

type ChangeInput = PaperChange extends infer Change
  ? Change extends unknown
    ? Omit<Change, 'documentId' | 'paystubId'>
    : never
  : never;
const change = (wish: ChangeInput) => changeDocument(holder, { ...wish, documentId, paystubId } as PaperChange); // the document has only one paystub, whose id is added here
const correct = (field: PaystubFieldName, value: string | null) => change({ change: 'correct', field, value });
const undo = (field: PaystubFieldName) => change({ change: 'undo', field });
const onlyPaystub = ({ paystubs: [first] }: PaperDetails) => first!;
const fieldOf = (details: PaperDetails, name: PaystubFieldName) =>
  onlyPaystub(details).fields.find((field) => field.name === name);

test('extracted values have their places, doubts and a sum finding', async () => {
  const details = await loadDocument(holder, documentId);
  expect(details).toMatchObject({
    reading: 'read',
    secondsLeft: null,
    paystubCount: 1,
    toCheckCount: 2,
    pages: [{ width: 1275, height: 1650 }],
    paystubs: [{ payFrequency: null, suggestedFrequency: 'biweekly', findings: ['sumIsOff'], job: { startedOn: null } }],
  });
  expect(fieldOf(details, 'deductions')).toMatchObject({
    read: '872.44',
    value: '872.44',
    doubt: 'sum',
    place: { page: 1, x: expect.any(Number) as number },
  });
});

test('a correction keeps the extracted value and can be undone', async () => {
  const corrected = await correct('deductions', ' 812.44 ');
  expect(fieldOf(corrected, 'deductions')).toMatchObject({ read: '872.44', value: '812.44', isEdited: true, doubt: 'sum' });
  expect([corrected.toCheckCount, onlyPaystub(corrected).findings]).toEqual([1, []]);
  expect(fieldOf(await correct('deductions', '872.44'), 'deductions')).toMatchObject({ isEdited: false, value: '872.44' });
  await correct('deductions', null);
  expect(fieldOf(await loadDocument(holder, documentId), 'deductions')).toMatchObject({ isEdited: true, value: null });
  expect(fieldOf(await undo('deductions'), 'deductions')).toMatchObject({ isEdited: false, value: '872.44' });

  const confirmed = await change({ change: 'confirm', field: 'net' });
  expect(fieldOf(confirmed, 'net')).toMatchObject({ isConfirmed: true, isEdited: false });
  expect(confirmed.toCheckCount).toBe(1);
  expect((await loadIncomeCheck(holder)).papers[1]?.toCheckCount).toBe(1);
  expect((await undo('net')).toCheckCount).toBe(2);
});

test('a value missing on the document can be added and removed again', async () => {
  expect(fieldOf(await loadDocument(holder, documentId), 'bonus')).toBeUndefined();
  expect(fieldOf(await correct('bonus', '150.00'), 'bonus')).toMatchObject({
    read: null,
    value: '150.00',
    isEdited: true,
    place: null,
  });
  expect(fieldOf(await undo('bonus'), 'bonus')).toBeUndefined();
});

test.each<[PaystubFieldName, string[], string[]]>([
  ['gross', ['0.00', '9999999.99'], ['10000000.00', '-1.00', '5', '1,000.00', '1e3', '']],
  ['hours', ['744.00', '0.50'], ['744.01', '40']],
  ['payDate', ['2026-12-25', '2024-02-29'], ['2026-12-26', '2026-02-30', '11/13/2026', '0001-01-01']],
  ['person', ['Vance, Marisol', "Ñandú O'Brien-Łoś Jr."], ['R2D2', '<b>Vance</b>', 'a'.repeat(121)]],
  ['employer', ['3M & Sons (Ohio) #4', 'a'.repeat(120)], ['a'.repeat(121), 'one\u0007two', 'one\u0007two']],
])('%s is validated', async (field, good, bad) => {
  for (const value of good) expect(fieldOf(await correct(field, value), field)).toMatchObject({ value });
  const before = fieldOf(await loadDocument(holder, documentId), field);
  for (const value of bad.filter((one) => one !== '')) {
    const refusal = await errorOf(await sendChange(holder, { documentId, paystubId, change: 'correct', field, value }));
    expect([value, refusal]).toEqual([
      value,
      { status: 400, errors: [expect.any(String)], fields: { value: expect.any(String) as string } },
    ]);
  }
  expect(fieldOf(await loadDocument(holder, documentId), field)).toEqual(before);
  await undo(field);
});

test.each<[finding: string, values: Partial<Record<PaystubFieldName, string>>, found: string[]]>([
  ['sumIsOff', { deductions: '812.44', net: '2107.57' }, ['sumIsOff']],
  ['yearToDateBelowGross', { deductions: '812.44', grossYearToDate: '2919.99' }, ['yearToDateBelowGross']],
  ['a period that ends before it begins', { deductions: '812.44', periodStart: '2026-11-30' }, ['periodIsOff']],
  [
    'old, after 90 days',
    { deductions: '812.44', payDate: '2026-08-25', periodStart: '2026-08-01', periodEnd: '2026-08-20' },
    ['old'],
  ],
  ['not yet old', { deductions: '812.44', payDate: '2026-08-26', periodStart: '2026-08-01', periodEnd: '2026-08-20' }, []],
  ['another first name', { deductions: '812.44', person: 'Rory Vance' }, ['otherPerson']],
  ['with a suffix and a middle name', { deductions: '812.44', person: 'VANCE JR., M. MARISÓL' }, []],
  ['last name first, with an initial', { deductions: '812.44', person: 'VANCE, MARISÓL J.' }, []],
])('findings: %s', async (_what, values, found) => {
  for (const [field, value] of Object.entries(values)) await correct(field as PaystubFieldName, value);
  expect(onlyPaystub(await loadDocument(holder, documentId)).findings).toEqual(found);
  for (const field of Object.keys(values)) await undo(field as PaystubFieldName);
});

test('a confirmed name stays confirmed until it changes', async () => {
  await correct('person', 'Marisol Brandt');
  expect(onlyPaystub(await change({ change: 'confirmName' }))).toMatchObject({ isNameConfirmed: true, findings: ['sumIsOff'] });
  expect(onlyPaystub(await correct('person', 'Rory Brandt'))).toMatchObject({
    isNameConfirmed: false,
    findings: ['sumIsOff', 'otherPerson'],
  });
  await undo('person');
});

test('frequency, job and skipping can be changed', async () => {
  expect(onlyPaystub(await change({ change: 'frequency', payFrequency: 'weekly' })).payFrequency).toBe('weekly');
  const job = { startedOn: '2026-03-02', priorYearGross: '61500.00' };
  expect(onlyPaystub(await change({ change: 'job', job })).job).toEqual(job);
  for (const wrong of [
    { ...job, startedOn: '2026-13-01' },
    { ...job, priorYearGross: '61.5' },
  ]) {
    expect(await errorOf(await sendChange(holder, { documentId, paystubId, change: 'job', job: wrong }))).toMatchObject({
      status: 400,
      fields: { value: expect.any(String) as string },
    });
  }
  await change({ change: 'job', job: { startedOn: null, priorYearGross: null } });
  const out = await change({ change: 'leaveOut', isLeftOut: true });
  expect([out.toCheckCount, onlyPaystub(out).isLeftOut]).toEqual([0, true]);
  await change({ change: 'leaveOut', isLeftOut: false });
});

test('a paystub of another or unknown document is not found', async () => {
  const other = (await loadIncomeCheck(holder)).papers[0]?.documentId ?? '';
  for (const ids of [
    { documentId: other, paystubId },
    { documentId, paystubId: randomUUID() },
    { documentId: 'x', paystubId: 'x' },
  ]) {
    expect((await sendChange(holder, { ...ids, change: 'confirmName' })).status).toBe(404);
  }
  expect((await sendChange(holder, { documentId, paystubId, change: 'explode' } as never)).status).toBe(400);
});

test('an empty document can be typed in once, and a removed document loses its files', async () => {
  const [bill] = await uploadDocuments(holder, [{ name: 'bill.pdf', content: await utilityBill('Marisol Vance', '2026-11-24') }]);
  const id = bill?.documentId ?? '';
  const read = await waitUntilRead(holder, id);
  expect(read).toMatchObject({ reading: 'read', paystubCount: 0 });
  expect(read.warnings).toContain('noPaystub');
  const [typed] = await Promise.all(
    Array.from({ length: 5 }, () => changeDocument(holder, { documentId: id, change: 'typeIn' })),
  );
  expect(typed?.paystubs).toHaveLength(1);
  expect(onlyPaystub(typed!).fields.map(({ name, value, doubt }) => [name, value, doubt])).toEqual(
    ['employer', 'person', 'periodStart', 'periodEnd', 'payDate', 'gross', 'deductions', 'net', 'grossYearToDate'].map((name) => [
      name,
      null,
      null,
    ]),
  );
  expect((await holder.call('GET', `${OCR}/download/${id}/page/1`)).status).toBe(200);
  expect((await holder.call('GET', `${OCR}/download/${id}/page/2`)).status).toBe(404);
  expect(await (await sendChange(holder, { documentId: id, change: 'remove' })).json()).toEqual({ removed: id });
  for (const path of [`getDocumentDetails/${id}`, `download/${id}`, `download/${id}/page/1`]) {
    expect((await holder.call('GET', `${OCR}/${path}`)).status).toBe(404);
  }
});

/** Returns what must still be corrected before a check. */
const missingItems = async () =>
  (await errorOf(await holder.call('POST', `${OCR}/create-aimcheck`, { monthlyIncome: '1.00' }, randomUUID()))).errors;

test('a doubtful document counts only when confirmed as a paystub', async () => {
  const rows = [
    ['Invoice 0031', ''],
    ['Bill to: Quillonby Marine Works', ''],
    ['Pay Date: 11/13/2026', ''],
    ['Gross Pay', '2,718.28'],
    ['Total Deductions', '718.28'],
    ['Net Pay', '2,000.00'],
  ];
  const content = await drawPdf(LETTER, 'Helvetica', (pen) => {
    rows.forEach(([label = '', amount = ''], nth) => {
      pen.text(60, 60 + 24 * nth, label, { size: 11 });
      pen.text(500, 60 + 24 * nth, amount, { size: 11, align: 'right' });
    });
  });
  const [invoice] = await uploadDocuments(holder, [{ name: 'invoice.pdf', content }]);
  const id = invoice?.documentId ?? '';
  expect(await waitUntilRead(holder, id)).toMatchObject({ reading: 'unsure', paystubCount: 0, toCheckCount: 0, paystubs: [] });
  expect(await missingItems()).toContain('Say whether a paper is a paystub, or remove it.');
  expect(await changeDocument(holder, { documentId: id, change: 'typeIn' })).toMatchObject({ reading: 'unsure', paystubs: [] });
  const believed = await changeDocument(holder, { documentId: id, change: 'isPaystub' });
  expect(believed).toMatchObject({ reading: 'read', paystubCount: 1 });
  expect(fieldOf(believed, 'gross')).toMatchObject({ value: '2718.28' });
  expect(await missingItems()).not.toContain('Say whether a paper is a paystub, or remove it.');
  await sendChange(holder, { documentId: id, change: 'remove' });
});

test('paystubs without an employer on one of them give no income', async () => {
  const sentence = 'A paystub does not say who the employer is. Type it in.';
  await correct('employer', null);
  expect(await missingItems()).toContain(sentence);
  await undo('employer');
  expect(await missingItems()).not.toContain(sentence);
});

test('a download is named after the current pay date', async () => {
  const nameOf = async () => (await holder.call('GET', `${OCR}/download/${documentId}`)).headers.get('content-disposition');
  await correct('payDate', '2026-11-06');
  expect(await nameOf()).toBe('attachment; filename="paystub-2026-11-06.pdf"');
  await correct('payDate', null);
  expect(await nameOf()).toBe('attachment; filename="paystub-2026-11-23.pdf"'); // without a pay date, the upload date is used
  await undo('payDate');
});

test('twenty concurrent corrections end with one of them', async () => {
  const values = Array.from({ length: 20 }, (_, index) => `${700 + index}.00`);
  await Promise.all(values.map((value) => correct('deductions', value)));
  const { read, value, isEdited } = fieldOf(await loadDocument(holder, documentId), 'deductions')!;
  expect([read, isEdited, values.includes(value ?? '')]).toEqual(['872.44', true, true]);
  await undo('deductions');
});

const KINDS: ChangeInput[] = [
  { change: 'correct', field: 'hours', value: '61.00' },
  { change: 'confirm', field: 'deductions' },
  { change: 'undo', field: 'hours' },
  { change: 'frequency', payFrequency: 'weekly' },
  { change: 'confirmName' },
  { change: 'leaveOut', isLeftOut: true },
  { change: 'job', job: { startedOn: '2026-02-02', priorYearGross: null } },
  { change: 'typeIn' },
];

test.each(KINDS.map((wish) => [wish.change, wish] as const))(
  '%s from a tab with an old version is rejected',
  async (_kind, wish) => {
    const { version = 0 } = await loadDocument(holder, documentId);
    const before = await correct('hours', `${40 + (version % 40)}.00`);
    expect(before.version).toBe(version + 1);
    const wanted = { ...wish, documentId, paystubId } as PaperChange;
    const late = { ...(wish.change === 'typeIn' ? { documentId, change: 'typeIn' as const } : wanted), version };
    expect(await errorOf(await sendChange(holder, late))).toMatchObject({ status: 409, code: 'paperChanged' });
    expect(await loadDocument(holder, documentId)).toEqual(before);
    expect(await changeDocument(holder, { ...late, version: version + 1 })).toMatchObject({ version: version + 2 });
    await change({ change: 'leaveOut', isLeftOut: false });
  },
);

test.each(KINDS.filter(({ change: kind }) => kind !== 'typeIn').map((wish) => [wish.change, wish] as const))(
  '%s sent again after a lost response gets the same response',
  async (_kind, wish) => {
    const { version = 0 } = await loadDocument(holder, documentId);
    const sent = { ...wish, documentId, paystubId, version } as PaperChange;
    const first = await changeDocument(holder, sent);
    expect(await changeDocument(holder, sent)).toEqual(first);
    expect(first).toMatchObject({ version: version + 1 });
    await change({ change: 'leaveOut', isLeftOut: false });
    // The version has moved on since, so the repeated request is now rejected.
    expect(await errorOf(await sendChange(holder, sent))).toMatchObject({ code: 'paperChanged' });
  },
);

test('of two concurrent changes to one version one succeeds', async () => {
  const { version = 0 } = await loadDocument(holder, documentId);
  const wishes = ['51.00', '52.00'].map((value): PaperChange => {
    const change = 'correct';
    return { change, field: 'hours', value, documentId, paystubId, version };
  });
  const answers = await Promise.all(wishes.map((wish) => sendChange(holder, wish)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
