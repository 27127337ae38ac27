import type { ReportedAction } from '#contract/support.ts';
import type { Report } from '#replay/report.ts';
import { unstoredViewsOf } from '#replay/steps/unstoredViews.ts';

const shown = { is: 'portal/screenShown', payload: { route: '/loans' } };
const refused = (...says: string[]) => ({
  is: 'portal/formRefused',
  payload: { what: 'zip state', mistakes: says.map((one) => ({ field: 'zip', says: one })) },
});
const broke = (isMissing: boolean) => ({ is: 'portal/screenBroke', payload: { isMissing } });
const cleared = { is: 'portal/formCleared' };
const press = { is: 'person/pressed', payload: {} };
const reportOf = (...actions: Partial<ReportedAction>[]): Report =>
  ({ steps: actions.map((action) => ({ action })) }) as unknown as Report; // the tested function reads nothing else of a report

test.each([
  ['nothing', [shown, press], { mistakes: null, crash: null }],
  [
    'what a form said',
    [shown, refused('Enter 5 digits.'), press],
    { mistakes: { what: 'zip state', mistakes: [{ field: 'zip', says: 'Enter 5 digits.' }] }, crash: null },
  ],
  [
    'what it said last',
    [shown, refused('first'), refused('then')],
    { mistakes: { what: 'zip state', mistakes: [{ field: 'zip', says: 'then' }] }, crash: null },
  ],
  ['nothing of a form that was sent again', [shown, refused('Enter 5 digits.'), cleared, press], { mistakes: null, crash: null }],
  [
    'what it said when it was refused again',
    [refused('first'), cleared, refused('then')],
    { mistakes: { what: 'zip state', mistakes: [{ field: 'zip', says: 'then' }] }, crash: null },
  ],
  ['nothing of another page', [refused('Enter 5 digits.'), broke(true), shown], { mistakes: null, crash: null }],
  ['a script that is missing', [shown, broke(true)], { mistakes: null, crash: 'missing' }],
  ['a page that broke', [shown, broke(false), press], { mistakes: null, crash: 'broken' }],
  [
    'a file with something else in it',
    [shown, { is: 'portal/formRefused', payload: { mistakes: [7, { field: 'zip' }] } }],
    { mistakes: { what: null, mistakes: [] }, crash: null },
  ],
])('at the last step the unstored views are: %s', (_what, actions, expected) => {
  const report = reportOf(...actions);
  expect(unstoredViewsOf(report).at(-1)).toEqual(expected);
});
