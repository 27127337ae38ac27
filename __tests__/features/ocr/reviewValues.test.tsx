import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import nock, { type Body } from 'nock';

import type { PaperChange, PaperDetails } from '#contract/borrower/ocr.ts';

import {
  anIncomeCheck,
  stubDocumentChange,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
  errorBody,
} from '../../support/backends/income.ts';
import {
  aField,
  stubDownload,
  aPaystub,
  aReadIncomeDocument,
  fieldsOf,
  stubMissingPageImages,
  stubDocumentDetails,
  PAYSTUB_VALUES,
} from '../../support/backends/incomeDocuments.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const sentChanges: PaperChange[] = [];
beforeEach(() => {
  sentChanges.splice(0);
  setXsrfCookie();
  storeContactTicket();
  stubMissingPageImages();
});

const overview = (...papers: PaperDetails[]) =>
  anIncomeCheck({ papers: papers.map(({ documentId, reading }) => anIncomeDocument({ documentId, reading })) });
function open(...papers: PaperDetails[]) {
  stubIncomeCheck(overview(...papers));
  stubOptionalIncomeCheck(overview(...papers));
  papers.filter(({ reading }) => reading !== 'reading').forEach((paper) => stubDocumentDetails(paper));
  return renderPortal(incomeStep('documents-summary'), { signedIn: false });
}
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
type User = ReturnType<typeof open>['user'];
async function edit(user: User, label: string) {
  await user.click(await screen.findByRole('button', { name: `Edit: ${label}` }));
  expect(await field(label)).toHaveFocus();
  return field(label);
}
async function change(user: User, label: string, typed: string) {
  await user.clear(await edit(user, label));
  await user.type(await field(label), typed);
}
/** Returns the fields opened by "Edit". The page also has fields about the job, which are always open. */
const valueFields = () => screen.queryAllByRole('textbox').filter(({ id }) => id.startsWith('paystub-'));
const valueRow = async (label: string) => (await screen.findByRole('button', { name: `Edit: ${label}` })).closest('li')!;
const documentWith = (...changes: Parameters<typeof aField>[]) =>
  aReadIncomeDocument({
    paystubs: [
      aPaystub({
        fields: fieldsOf(
          PAYSTUB_VALUES,
          changes.map((one) => aField(...one)),
        ),
      }),
    ],
  });

test('a doubtful value is a field with its reason, and each decision sends one request', async () => {
  const { user } = open(documentWith(['hours', '30.00', { doubt: 'contradiction' }]));
  expect(await field('Hours')).toHaveValue('30.00');
  expect(valueFields()).toHaveLength(1);
  expect(await screen.findByText(/^Check 1 value\./)).toBeVisible();
  expect(await field('Hours')).toHaveAccessibleDescription('Your paystub has it twice, and not the same.');
  expect(await valueRow('Gross this period')).toHaveTextContent('$2,920.00');
  expect(await valueRow('Pay date')).toHaveTextContent('11/13/2026');

  stubDocumentChange(sentChanges, 200, documentWith(['hours', '30.00', { doubt: 'contradiction', isConfirmed: true }]));
  await user.click(screen.getByRole('button', { name: 'It is right: Hours' }));
  expect(await screen.findByText('Checked by you')).toBeVisible();
  expect(valueFields()).toEqual([]);

  stubDocumentChange(
    sentChanges,
    200,
    documentWith(['hours', '80.00', { read: '30.00', doubt: 'contradiction', isEdited: true }]),
  );
  await change(user, 'Hours', '80{Enter}');
  expect(await screen.findByText('We read 30.00.')).toBeVisible();
  expect(screen.getByText('Edited')).toBeVisible();
  expect(await valueRow('Hours')).toHaveTextContent('80.00');
  expect(screen.getByRole('button', { name: 'Edit: Hours' })).toHaveFocus();
  expect(screen.getByText('Hours: saved.')).toBeInTheDocument();

  stubDocumentChange(sentChanges, 200, documentWith(['hours', '30.00', { doubt: 'contradiction' }]));
  await user.click(screen.getByRole('button', { name: 'Undo: Hours' }));
  await waitFor(async () => expect(await field('Hours')).toHaveValue('30.00'));
  expect(sentChanges.map(({ documentId: _id, ...wanted }) => wanted)).toEqual([
    { change: 'confirm', paystubId: 'stub-1', field: 'hours' },
    { change: 'correct', paystubId: 'stub-1', field: 'hours', value: '80.00' },
    { change: 'undo', paystubId: 'stub-1', field: 'hours' },
  ]);
});

test('each doubtful value has a link, decisions shorten the list, and the last moves on', async () => {
  const marks = (hours: object, net: object, employer: object) =>
    documentWith(
      ['hours', '30.00', { doubt: 'unclear', ...hours }],
      ['net', '2300.00', { doubt: 'sum', ...net }],
      ['employer', 'Harborlight', { doubt: 'unclear', ...employer }],
    );
  const { user } = open(marks({}, {}, {}));
  const links = within(await screen.findByRole('list', { name: 'Values to check' }));
  const left = () => links.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(left()).toEqual(['Employer', 'Net this period', 'Hours']);
  await user.click(links.getByRole('link', { name: 'Net this period' }));
  expect(await field('Net this period')).toHaveFocus();

  stubDocumentChange(sentChanges, 200, marks({}, { isConfirmed: true }, {}));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Check 2 values\./)).toBeVisible();
  expect(left()).toEqual(['Employer', 'Hours']);
  expect(screen.getByRole('button', { name: 'Edit: Net this period' })).toHaveFocus();
  stubDocumentChange(sentChanges, 200, marks({ isConfirmed: true }, { isConfirmed: true }, {}));
  await user.click(screen.getByRole('button', { name: 'It is right: Hours' }));
  expect(await screen.findByText(/^Check 1 value\./)).toHaveRole('status');

  stubDocumentChange(sentChanges, 200, marks({ isConfirmed: true }, { isConfirmed: true }, { value: 'Harbor', isEdited: true }));
  await user.clear(await field('Employer'));
  await user.type(await field('Employer'), 'Harbor{Enter}');
  await waitFor(() => expect(screen.getByText('Nothing left to check.').closest('[tabindex]')).toHaveFocus());
  expect(screen.queryByRole('list', { name: 'Values to check' })).toBeNull();
  expect(screen.getByText(/^Nothing left to check\. Change anything/)).toBeVisible();
});

test('an opened field closes on Escape, Enter and blur, and a doubtful one stays', async () => {
  const { user } = open(documentWith(['hours', '30.00', { doubt: 'unclear' }]));
  const button = (label: string) => screen.getByRole('button', { name: `Edit: ${label}` });
  await change(user, 'Net this period', '1{Escape}');
  expect(button('Net this period')).toHaveFocus();
  expect(await valueRow('Net this period')).toHaveTextContent('$2,317.11');
  await user.keyboard('{Enter}');
  expect(await field('Net this period')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button('Net this period')).toHaveFocus();
  await user.click(button('Pay date'));
  await user.tab();
  expect(button('Pay date')).toBeVisible();
  expect(button('Gross this period')).toHaveFocus();
  await user.type(await field('Hours'), '5{Escape}');
  expect(await field('Hours')).toHaveValue('30.00');
  expect(sentChanges).toEqual([]);
});

test.each([
  [
    'Employer',
    'employer',
    'x'.repeat(121),
    'Use up to 120 characters.',
    'Harborlight, Inc.',
    'Harborlight, Inc.',
    'Harborlight, Inc.',
  ],
  ['Pay date', 'payDate', 'Friday', 'Enter a day, such as 11/13/2026.', '11/6/26', '2026-11-06', '11/06/2026'],
  ['Gross this period', 'gross', 'much', 'Enter an amount, such as 1,842.17.', '3,000', '3000.00', '$3,000.00'],
  ['Hours', 'hours', '800', 'Enter hours, such as 80 or 37.5.', '37.5', '37.50', '37.50'],
] as const)(
  '%s: an invalid value shows an error, and a valid one is sent and undone',
  async (label, name, wrong, words, typed, value, shown) => {
    const { user } = open(aReadIncomeDocument());
    await change(user, label, `${wrong}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field(label)).toHaveValue(wrong);
    expect(await field(label)).toBeInvalid();
    expect(await field(label)).toHaveAccessibleDescription(words);
    await user.tab();
    expect(await field(label)).toHaveValue(wrong); // the field stays open while its value is invalid
    stubDocumentChange(sentChanges, 200, documentWith([name, value, { read: PAYSTUB_VALUES[name]!, isEdited: true }]));
    await user.clear(await field(label));
    await user.type(await field(label), `${typed}{Enter}`);
    await waitFor(async () => expect(await valueRow(label)).toHaveTextContent(shown));
    stubDocumentChange(sentChanges, 200, aReadIncomeDocument());
    await user.click(screen.getByRole('button', { name: `Undo: ${label}` }));
    await waitFor(() => expect(screen.queryByText('Edited')).toBeNull());
    expect(sentChanges).toMatchObject([
      { change: 'correct', field: name, value },
      { change: 'undo', field: name },
    ]);
  },
);

test('an unchanged value is not sent, quick changes keep each other, and failures can be retried', async () => {
  const { user } = open(aReadIncomeDocument());
  await change(user, 'Pay date', '11/13/26');
  await user.tab();
  expect(await valueRow('Pay date')).toHaveTextContent('11/13/2026');

  // The first response does not include the second change yet.
  stubDocumentChange(sentChanges, 200, documentWith(['rate', '37.00', { read: '36.50', isEdited: true }]));
  stubDocumentChange(
    sentChanges,
    200,
    documentWith(['rate', '37.00', { read: '36.50', isEdited: true }], ['hours', '78.00', { read: '80.00', isEdited: true }]),
  );
  await change(user, 'Hourly rate', '37');
  await change(user, 'Hours', '78');
  await user.tab();
  await waitFor(async () => expect(await valueRow('Hours')).toHaveTextContent('78.00'));
  expect(await valueRow('Hourly rate')).toHaveTextContent('$37.00');
  expect(sentChanges).toHaveLength(2);

  stubDocumentChange(sentChanges, 500, errorBody());
  await change(user, 'Hours', '79{Enter}');
  expect(await screen.findByText('We could not find out whether this was saved. What you typed is still here.')).toBeVisible();
  expect(await field('Hours')).toHaveValue('79');
  await user.click(screen.getByRole('button', { name: 'This is right, check my income' }));
  expect(await screen.findByRole('link', { name: 'Hours: not saved yet' })).toBeVisible();
  stubDocumentChange(sentChanges, 200, documentWith(['hours', '79.00', { read: '80.00', isEdited: true }]));
  await user.click(screen.getByRole('button', { name: 'Try again: Hours' }));
  await waitFor(async () => expect(await valueRow('Hours')).toHaveTextContent('79.00'));

  stubDocumentChange(sentChanges, 400, {
    errors: ['No day of the calendar.'],
    errorId: 'e',
    fields: { value: 'No day of the calendar.' },
  });
  await change(user, 'Period from', '10/25/2036{Enter}');
  expect(await screen.findByText('No day of the calendar.')).toBeVisible();
});

test('several paystubs list their doubtful values, and others show a summary until expanded', async () => {
  const marked = aPaystub({
    paystubId: 'stub-2',
    fields: fieldsOf({ ...PAYSTUB_VALUES, payDate: '2026-10-30' }, [
      aField('net', '1.00', { doubt: 'sum' }),
      aField('payDate', null, { read: null }),
    ]),
  });
  const { user } = open(aReadIncomeDocument(), aReadIncomeDocument({ documentId: 'paper-2', paystubs: [marked] }));
  const name = 'Harborlight Tool Works, November 13, 2026, Paystub 1 of 2';
  const plain = within((await screen.findByRole('button', { name: `Show all values: ${name}` })).closest('section')!);
  expect(plain.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gross this period$2,920.00',
    'Net this period$2,317.11',
    'Gross, year to date$67,160.00',
  ]);
  const links = within(screen.getByRole('list', { name: 'Paystub 2 of 2' }));
  await user.click(links.getByRole('link', { name: 'Net this period: Harborlight Tool Works, Paystub 2 of 2' }));
  expect(await field('Net this period')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'The pay date: Harborlight Tool Works' }));
  expect(await field('Pay date')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Add: Pay date' })).toHaveFocus();

  await user.click(plain.getByRole('button', { name: /^Show all values/ }));
  expect(screen.getAllByRole('heading', { name: 'Harborlight Tool Works' })[0]).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Edit: Hours' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Show all values/ })).toBeNull();
});

test('optional values become fields on request', async () => {
  const { user } = open(aReadIncomeDocument());
  await user.click(await screen.findByRole('button', { name: 'Add overtime, bonus or hourly pay' }));
  expect(await field('Overtime this period')).toHaveFocus();
  expect(valueFields()).toHaveLength(4);
  await user.type(await field('Overtime this period'), '50{Escape}');
  expect(await field('Overtime this period')).toHaveValue('');
  const bonus = aField('bonus', '50.00', { read: null, isEdited: true });
  stubDocumentChange(
    sentChanges,
    200,
    aReadIncomeDocument({ paystubs: [aPaystub({ fields: fieldsOf({ ...PAYSTUB_VALUES, bonus: '50.00' }, [bonus]) })] }),
  );
  await user.type(await field('Bonus this period'), '50{Enter}');
  expect(await screen.findByText('We did not find this on your paystub.')).toBeVisible();
  expect(valueFields()).toHaveLength(3);
});

test('findings show their sums, another name needs an answer, and skipped paystubs can count again', async () => {
  const fields = fieldsOf({ ...PAYSTUB_VALUES, net: '2300.00', person: 'Jordan Lee', grossYearToDate: '29.20' });
  const findings = ['sumIsOff', 'yearToDateBelowGross', 'otherPerson', 'periodIsOff', 'old'] as const;
  const paystub = aPaystub({ fields, findings: [...findings], payFrequency: null });
  const { user } = open(aReadIncomeDocument({ paystubs: [paystub] }));
  expect(
    await screen.findByText(/\$2,920\.00 gross − \$602\.89 deductions = \$2,317\.11, but net says \$2,300\.00/),
  ).toBeVisible();
  expect(screen.getByText(/Your year to date, \$29\.20, is less than this period’s \$2,920\.00/)).toBeVisible();
  expect(screen.getByText(/more than 90 days ago/)).toBeVisible();
  expect(screen.getByText(/the period begins after it ends/)).toBeVisible();
  expect(screen.getByText('This paystub says “Jordan Lee”. Your application says Dana Whitfield. Is it yours?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Whether the paystub of “Jordan Lee” is yours' })).toBeVisible();

  stubDocumentChange(sentChanges, 200, aReadIncomeDocument({ paystubs: [{ ...paystub, isLeftOut: true }] }));
  await user.click(screen.getByRole('button', { name: 'No, leave this paystub out' }));
  expect(await screen.findByText('You left this paystub out. It does not count.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit: Hours' })).toBeNull();
  expect(screen.getByText('A paystub that counts', { exact: false })).toBeVisible();
  stubDocumentChange(sentChanges, 200, aReadIncomeDocument({ paystubs: [paystub] }));
  await user.click(screen.getByRole('button', { name: /^Count it again/ }));
  stubDocumentChange(sentChanges, 200, aReadIncomeDocument({ paystubs: [{ ...paystub, findings: [], isNameConfirmed: true }] }));
  await user.click(await screen.findByRole('button', { name: 'Yes, that is my name' }));
  await waitFor(() => expect(screen.queryByText(/Is it yours/)).toBeNull());
  expect(sentChanges.map(({ change }) => change)).toEqual(['leaveOut', 'leaveOut', 'confirmName']);
});

test('pay frequency is asked once per job without a default, then the income is shown', async () => {
  const older = aPaystub({
    paystubId: 'stub-2',
    payFrequency: null,
    fields: fieldsOf({
      ...PAYSTUB_VALUES,
      payDate: '2026-10-30',
      periodStart: '2026-10-11',
      periodEnd: '2026-10-24',
      grossYearToDate: '64240.00',
    }),
  });
  const papers = [
    aReadIncomeDocument({ paystubs: [aPaystub({ payFrequency: null })] }),
    aReadIncomeDocument({ documentId: 'paper-2', paystubs: [older] }),
  ] as const;
  const { user } = open(...papers);
  const question = within(await screen.findByRole('radiogroup', { name: 'How often are you paid by Harborlight Tool Works?' }));
  question.getAllByRole('radio').forEach((radio) => expect(radio).not.toBeChecked());
  expect(screen.getByText('The dates suggest every two weeks.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How often you are paid: Harborlight Tool Works' })).toBeVisible();
  stubDocumentChange(sentChanges, 200, aReadIncomeDocument());
  stubDocumentChange(sentChanges, 200, { ...papers[1], paystubs: [{ ...older, payFrequency: 'biweekly' }] });
  await user.click(question.getByRole('radio', { name: /Every two weeks/ }));
  expect(await screen.findByText('$36.50 × 80 hours × 26 paydays ÷ 12 months')).toBeVisible();
  expect(screen.getByText('$6,326', { exact: false })).toHaveTextContent('$6,326.67');
  expect(screen.getByText('It fits your year to date: 23 paydays of $2,920.00 make $67,160.00.')).toBeVisible();
  expect(screen.getByText(/Preliminary\. Not an approval or a loan decision\./)).toBeVisible();
  expect(sentChanges.map((change) => [change.documentId, change.change])).toEqual([
    ['paper-1', 'frequency'],
    ['paper-2', 'frequency'],
  ]);
});

test('the lower income by year to date counts, and start date and last year’s pay are saved together', async () => {
  const paystub = aPaystub({
    fields: fieldsOf({ ...PAYSTUB_VALUES, grossYearToDate: '50000.00', overtimeYearToDate: '1200.00' }),
  });
  const { user } = open(aReadIncomeDocument({ paystubs: [paystub] }));
  // Had the job started this year, the year to date would cover fewer months, so the first day is asked for before dividing.
  const first = await screen.findByRole('link', { name: /^Your first day at Harborlight Tool Works/ });
  expect(screen.queryByText(/÷ 10.23 months/)).toBeNull();
  await user.click(first);
  expect(await field('First day at this job')).toHaveFocus();
  expect(screen.queryByRole('checkbox', { name: 'I started this job this year' })).toBeNull();
  stubDocumentChange(
    sentChanges,
    200,
    aReadIncomeDocument({ paystubs: [{ ...paystub, job: { startedOn: '2019-05-01', priorYearGross: null } }] }),
  );
  await user.type(await field('First day at this job'), '5/1/2019{Enter}');
  expect(await screen.findByText('$48,800.00 ÷ 10.23 months')).toBeVisible();
  expect(screen.getByText(/By paydays it would be \$36\.50 × 80 hours × 26 paydays ÷ 12 months = \$6,326\.67/)).toBeVisible();
  expect(screen.getByText('Overtime this year: $1,200.00 ÷ 12 months = $100.00')).toBeVisible();
  const job = (startedOn: string | null, priorYearGross: string | null) =>
    aReadIncomeDocument({ paystubs: [{ ...paystub, job: { startedOn, priorYearGross } }] });
  stubDocumentChange(sentChanges, 200, job('2026-03-02', null));
  stubDocumentChange(sentChanges, 200, job('2026-03-02', '60000.00'));
  await user.clear(await field('First day at this job'));
  await user.type(await field('First day at this job'), '3/2/2026');
  await user.type(await field('What you earned there last year (W-2)'), '60,000{Enter}');
  await waitFor(() => expect(sentChanges).toHaveLength(3));
  expect(screen.getByRole('checkbox', { name: 'I started this job this year' })).toBeChecked();
  expect(sentChanges[2]).toMatchObject({ change: 'job', job: { startedOn: '2026-03-02', priorYearGross: '60000.00' } });
});

test('overtime and bonus that do not count are listed with the reason', async () => {
  const extra = { overtime: '84.50', bonus: '250.00' };
  open(aReadIncomeDocument({ paystubs: [aPaystub({ fields: fieldsOf({ ...PAYSTUB_VALUES, ...extra }) })] }));
  expect(await screen.findByText(/^Overtime is not counted yet: \$84\.50 of this period has no year to date/)).toBeVisible();
  expect(screen.getByText(/^Bonus is not counted yet: \$250\.00 of this period/)).toBeVisible();
});

test('files without a paystub can be typed in or removed, and poor ones say so', async () => {
  const none = aReadIncomeDocument({ documentId: 'paper-2', fileName: 'cat.jpg', warnings: ['noPaystub'], paystubs: [] });
  const { user } = open(aReadIncomeDocument({ warnings: ['blurred'] }), none);
  expect(await screen.findByText(/This picture is hard to read/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new photo' })).toHaveAttribute('href', incomeStep('documents-upload'));
  expect(screen.getByText('We found no paystub in this file.')).toBeVisible();
  const saved: string[] = [];
  const [make, take] = [URL.createObjectURL, URL.revokeObjectURL];
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  stubDownload('paper-1', 'paystub-2026-11-13.pdf');
  await user.click(screen.getAllByRole('button', { name: 'Download paystub-nov.pdf' })[0]!);
  await waitFor(() => expect(saved).toEqual(['paystub-2026-11-13.pdf']));
  jest.restoreAllMocks();
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: take });

  const empty = {
    ...none,
    paystubs: [aPaystub({ paystubId: 'stub-9', fields: [], payFrequency: null, suggestedFrequency: null })],
  };
  stubDocumentChange(sentChanges, 200, empty);
  await user.click(screen.getByRole('button', { name: 'It is a paystub, I will type it in' }));
  expect(await field('Employer')).toBeVisible();
  expect(valueFields()).toHaveLength(9);
  expect(sentChanges).toEqual([{ documentId: 'paper-2', change: 'typeIn' }]);
});

test('missing values link to the paystub question and to each employer field', async () => {
  const without = (paystubId: string) =>
    aPaystub({ paystubId, fields: fieldsOf({ ...PAYSTUB_VALUES, employer: null as never }) });
  const two = aReadIncomeDocument({ paystubs: [without('stub-1'), aPaystub({ paystubId: 'stub-2' })] });
  const unsure = aReadIncomeDocument({ documentId: 'paper-2', fileName: 'invoice.pdf', reading: 'unsure', paystubs: [] });
  const { user } = open(two, unsure);
  await user.click(await screen.findByRole('link', { name: /^Whether “.*” is a paystub$/ }));
  expect(screen.getByText(/This looks like another paper/).parentElement).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Who pays you: “paystub-nov.pdf”' }));
  expect(await field('Employer')).toHaveFocus();

  stubDocumentChange(sentChanges, 200, { ...unsure, reading: 'read', paystubs: [aPaystub({ paystubId: 'stub-3' })] });
  await user.click(screen.getByRole('button', { name: /^Yes, it is a paystub/ }));
  await waitFor(() => expect(sentChanges).toEqual([{ documentId: 'paper-2', change: 'isPaystub' }]));
});

test('nothing of a paystub is in the state, actions or session storage', async () => {
  const portal = open(aReadIncomeDocument());
  const actions: UnknownAction[] = [];
  portal.store.dispatch(addListener({ predicate: () => true, effect: (action) => void actions.push(action) }) as never);
  stubDocumentChange(sentChanges, 200, documentWith(['hours', '77.25', { read: '80.00', isEdited: true }]));
  await change(portal.user, 'Hours', '77.25');
  expect(portal.store.getState()).toMatchObject({ ocr: { openValues: [{ paystubId: 'stub-1', field: 'hours' }] } });
  await portal.user.keyboard('{Enter}');
  expect(await screen.findByText('We read 80.00.')).toBeVisible();
  expect(actions.length).toBeGreaterThan(3);
  const seen = JSON.stringify([portal.store.getState(), actions, Object.entries(window.sessionStorage), window.location.href]);
  for (const secret of ['Harborlight', '2920', '67160', '77.25', '36.50', '2026-11-13', '6326.67'])
    expect(seen).not.toContain(secret);
});

test('the second of two tabs learns of a change, loses nothing and can save again', async () => {
  const before = { ...aReadIncomeDocument(), version: 3 };
  stubIncomeCheck(overview(before));
  stubOptionalIncomeCheck(overview(before));
  nock('http://localhost')
    .get('/api/borrower/api/ocr/getDocumentDetails/paper-1')
    .reply(200, before as unknown as Body);
  const { user } = renderPortal(incomeStep('documents-summary'), { signedIn: false });
  await user.clear(await edit(user, 'Hours'));
  stubDocumentChange(sentChanges, 409, errorBody('paperChanged'));
  const elsewhere = documentWith(
    ['hours', '70.00', { read: '80.00', isEdited: true }],
    ['rate', '38.00', { read: '36.50', isEdited: true }],
  );
  stubDocumentDetails({ ...elsewhere, version: 5 }, 4);
  await user.type(await field('Hours'), '75{Enter}');
  const told = /^Somebody changed this paper in another tab .* so this was not saved\..* This value is 70\.00 now\.$/;
  expect(await screen.findByText(told)).toBeVisible();
  expect(await field('Hours')).toHaveValue('75');
  expect(await valueRow('Hourly rate')).toHaveTextContent('$38.00');
  stubDocumentChange(sentChanges, 200, { ...documentWith(['hours', '75.00', { read: '80.00', isEdited: true }]), version: 6 });
  await user.click(screen.getByRole('button', { name: 'Try again: Hours' }));
  await waitFor(async () => expect(await valueRow('Hours')).toHaveTextContent('75.00'));
  stubDocumentChange(sentChanges, 409, errorBody('paperChanged'));
  await user.click(screen.getByRole('radio', { name: /^Every week/ }));
  expect((await screen.findAllByText(/^Somebody changed this paper in another tab/))[0]).toBeVisible();
  expect(sentChanges.map(({ version }) => version)).toEqual([3, 5, 6]);
});
