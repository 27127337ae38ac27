import { screen } from '@testing-library/react';
import { parse } from 'jsan';

import type { ProblemReport, ReportedAction } from '#contract/support.ts';
import { createReportBuilder, type ReportRequest } from '#features/support/file/createReportBuilder.ts';
import { reportText } from '#features/support/file/reportText.ts';
import { readConfig } from '#platform/config/config.ts';
import { createHistory, DEFAULT_LIMITS } from '#platform/history/history.ts';
import { clicked } from '#platform/history/userActions.ts';
import { createRedactor } from '#platform/redaction/redactor.ts';

import localConfig from '../../../../config/local.json';
import { aLoan, aProfile, stubLoansError, stubLoan, stubLoans, stubProfile } from '../../../support/backends/borrower.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const config = readConfig(localConfig);
const asked = (changes: Partial<ReportRequest> = {}): ReportRequest => ({
  reference: 'R-0000-0000',
  description: '',
  replyTo: '',
  excluded: [],
  ...changes,
});
const actionsOf = ({ actionsById, stagedActionIds }: ProblemReport): ReportedAction[] =>
  stagedActionIds.flatMap((id) => actionsById[id]?.action ?? []);
const sentencesOf = (report: ProblemReport) => actionsOf(report).map(({ type }) => type);

// jsdom has no `matchMedia`.
beforeAll(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }),
  }),
);

async function usedPage() {
  stubProfile(aProfile({ firstName: 'Dana', lastName: 'Whitfield' }));
  const loan = aLoan({}, { firstName: 'Dana', lastName: 'Whitfield' });
  stubLoans(loan);
  stubLoan(loan);
  const portal = renderPortal('/loans', { isRecorded: true });
  await portal.user.click(await screen.findByRole('link', { name: /^See loan details/ }));
  await screen.findByRole('region', { name: 'About this loan' });
  return createReportBuilder({ history: portal.history, config });
}

const BORROWER_DATA = [
  'Dana',
  'Whitfield',
  '12 Elm',
  'Springfield',
  '62704',
  '4711',
  'ada@example.com',
  '5f0c2f6e',
  'eyJ',
  'loan-1',
];

test('actions and responses are described in sentences under their page', async () => {
  const report = (await usedPage()).report(asked());
  const sentences = sentencesOf(report);
  expect(sentences).toContain('the page /loans was shown');
  expect(sentences).toContain('GET BorrowerLoan/all was sent');
  expect(sentences.filter((one) => /^GET BorrowerLoan\/all answered 200 in \d+ ms$/.test(one))).toHaveLength(1);
  expect(sentences).toContain('borrower pressed “See loan details for …”');
  const press = actionsOf(report).find(({ is }) => is === 'person/pressed');
  expect(press).toMatchObject({ by: 'person', screen: '/loans' });
  expect(report.portal.calls.find(({ route }) => route === 'GET BorrowerLoan/all')).toMatchObject({
    status: 200,
    outcome: 'answered',
  });
  expect(report.portal.screens[0]).toMatchObject({ route: '/loans', address: '/loans', width: window.innerWidth });
});

test('personal data is replaced by aliases, while amounts and dates stay', async () => {
  const text = reportText((await usedPage()).report(asked({ description: 'Dana Whitfield, loan 1000004711, ada@example.com' })));
  for (const one of BORROWER_DATA) expect(text).not.toContain(one);
  expect(text).toContain('1992.67');
  expect(text).toContain('2026-12-01');
});

test('a loan has one alias in its action, every state and the URL', async () => {
  const report = (await usedPage()).report(asked());
  const whole = JSON.stringify(report);
  const [loan] = /Loan \d+/.exec(whole) ?? [];
  if (loan === undefined) throw new Error('No loan has a stand-in');
  expect(new Set(whole.match(/Loan \d+/g))).toEqual(new Set([loan]));
  expect(report.portal.screens.at(-1)?.address).toBe(`/loans/${encodeURIComponent(loan)}`);
});

test('repeated values are stored once in the file, and it parses back unchanged', async () => {
  const report = (await usedPage()).report(asked());
  const text = reportText(report);
  expect(text.length).toBeLessThan(JSON.stringify(report).length / 2);
  expect(parse(text)).toEqual(JSON.parse(JSON.stringify(report)));
});

test('a failed request is described by its status', async () => {
  stubProfile();
  stubLoansError(503);
  const { history } = renderPortal('/loans', { isRecorded: true });
  await screen.findByRole('alert');
  const report = createReportBuilder({ history, config }).report(asked());
  expect(sentencesOf(report).filter((one) => /^GET BorrowerLoan\/all answered 503 in \d+ ms$/.test(one))).toHaveLength(1);
});

test('removed parts are missing from the file, and the states skip them', async () => {
  const builder = await usedPage();
  const whole = builder.report(asked());
  const id = sentencesOf(whole).indexOf('borrower pressed “See loan details for …”');
  const without = builder.report(asked({ excluded: [String(id)] }));
  expect(sentencesOf(without)[id]).toBe('taken out by the borrower');
  expect(reportText(without)).not.toContain('See loan details');
  expect(without.computedStates[id]?.state).toBe(without.computedStates[id - 1]?.state);
  expect(without.portal.takenOut).toEqual([String(id)]);

  const bare = builder.report(asked({ excluded: ['environment', 'runtimeDocument', 'calls', 'console', 'timings', 'states'] }));
  expect(bare.portal).toMatchObject({ calls: [], console: [], timings: [], runtimeDocument: null });
  expect(bare.portal.environment.browser).toBe('');
  expect(reportText(bare)).not.toContain('"queries"');
  expect(bare.computedStates.every(({ state }) => Object.keys(state as object).length === 0)).toBe(true);
});

test('a removed step stays removed in the next file after older steps are dropped', () => {
  const history = createHistory({ ...DEFAULT_LIMITS, actions: 3 });
  const press = (words: string) => history.record(clicked({ what: 'button', words }), {}, {});
  ['one', 'two', 'three'].forEach(press);
  const first = createReportBuilder({ history, config }).report(asked());
  const third = first.stagedActionIds.find((id) => first.actionsById[id]?.action.type === 'borrower pressed “three”');
  ['four', 'five'].forEach(press);
  const next = createReportBuilder({ history, config }).report(asked({ excluded: ['1', String(third)] }));
  expect(sentencesOf(next)).toEqual([
    '@@INIT',
    'taken out by the borrower',
    'borrower pressed “four”',
    'borrower pressed “five”',
  ]);
  expect(next.portal.takenOut).toEqual([String(third)]);
});

test('requests of a page are listed under it, also when it is shown again', async () => {
  stubProfile();
  const loan = aLoan();
  stubLoans(loan);
  stubLoan(loan);
  const { history, user } = renderPortal('/loans', { isRecorded: true });
  await user.click(await screen.findByRole('link', { name: /^See loan details/ }));
  await screen.findByRole('region', { name: 'About this loan' });
  await user.click(screen.getAllByRole('link', { name: 'Loans' })[0]!);
  await user.click(await screen.findByRole('link', { name: /^See loan details/ }));
  await screen.findByRole('region', { name: 'About this loan' });
  const { screens } = createReportBuilder({ history, config }).report(asked()).portal;
  expect(screens.map(({ route }) => route)).toEqual(['/loans', '/loans/:loanIdentifier', '/loans', '/loans/:loanIdentifier']);
});

test('a name found only in an argument is also redacted in earlier states and responses', () => {
  const refused = { kind: 'body', status: 422, body: { errors: ['Jonathan Featherstone is not on this loan.'], errorId: 'x' } };
  const toasts = { toastr: { toastrs: [{ id: 't', title: 'Jonathan Featherstone is not on this loan.' }] } };
  const asking = {
    requestId: 'r1',
    arg: { type: 'mutation', endpointName: 'addLoan', originalArgs: { firstName: 'Jonathan', lastName: 'Featherstone' } },
  };
  const history = createHistory();
  history.record({ type: 'borrowerApi/executeMutation/rejected', payload: refused, meta: asking }, {}, toasts);
  const text = reportText(createReportBuilder({ history, config: null }).report(asked()));
  expect(text).not.toMatch(/Jonathan|Featherstone/);
  expect(text).toContain('Borrower A is not on this loan.');
});

test('a truncated console text ends with a whole word, so no partial number or email remains', () => {
  const history = createHistory();
  history.logError('error', `${'so '.repeat(665)}dana@example.com and more`);
  const { console: told } = createReportBuilder({ history, config }).report(asked()).portal;
  expect(told.map(({ text }) => text)).toEqual(['so '.repeat(665)]);
});

test('a report is limited to the replay’s steps and starts with the state before them', () => {
  const history = createHistory({ ...DEFAULT_LIMITS, actions: 5000 });
  for (let nth = 1; nth <= 2001; nth += 1) history.record({ type: 'tick' }, { count: nth - 1 }, { count: nth });
  const report = createReportBuilder({ history, config: null }).report(asked());
  expect(report.stagedActionIds).toHaveLength(2000);
  expect(report.stagedActionIds.at(-1)).toBe(2001);
  expect(report.committedState).toEqual(createRedactor().value({ count: 2 }));
});

test('performance mark names are redacted, and the last hundred are included', () => {
  for (let nth = 0; nth < 101; nth += 1) performance.mark(`dana${nth}@example.com`);
  const { timings } = createReportBuilder({ history: createHistory(), config }).report(asked()).portal;
  performance.clearMarks();
  const marks = timings.filter(({ name }) => name.includes('@'));
  expect(marks).toHaveLength(100);
  expect(marks.filter(({ name }) => name.includes('example.com'))).toEqual([]);
});

test('a request has no negative duration when the device’s clock is set back', () => {
  const clock = { now: 1_000_000 };
  const history = createHistory(DEFAULT_LIMITS, () => clock.now);
  const end = history.logCall({ method: 'GET', route: 'GET loans', endpoint: 'getLoans' });
  clock.now -= 5;
  end({ status: 200, outcome: 'answered', correlationId: null, bytes: 1 });
  expect(createReportBuilder({ history, config }).report(asked()).portal.calls[0]).toMatchObject({ ms: 0, status: 200 });
});
