/** @jest-environment node */
import {
  drawnChosen,
  loanSummariesSlice,
  selectView,
  tableToggled,
  yearsChosen,
} from '#features/loanSummaries/loanSummariesSlice.ts';
import { screenShown } from '#platform/history/pageActions.ts';

const { reducer, getInitialState } = loanSummariesSlice;
const viewed = [
  drawnChosen({ tag: 'a', drawn: 'cost' }),
  tableToggled({ tag: 'a', isTableShown: true }),
  yearsChosen({ tag: 'a', years: 12 }),
].reduce(reducer, getInitialState());

test.each(['/public-pages/loan-summaries/:loanSummaryId', '/loan-summaries/loan-summary'])(
  'the view stays when the years change in the URL of %s, and resets on leaving',
  (route) => {
    expect(reducer(viewed, screenShown({ route }))).toBe(viewed);
    expect(reducer(viewed, screenShown({ route: '/public-pages/loan-summaries' }))).toEqual(getInitialState());
  },
);

test('another link has its own view', () => {
  expect(selectView({ loanSummaries: viewed }, 'a')).toEqual({ tag: 'a', years: 12, drawn: 'cost', isTableShown: true });
  expect(selectView({ loanSummaries: viewed }, 'b')).toMatchObject({ years: null, drawn: 'difference', isTableShown: false });
  const other = reducer(viewed, yearsChosen({ tag: 'b', years: 3 }));
  expect(selectView({ loanSummaries: other }, 'b')).toEqual({ tag: 'b', years: 3, drawn: 'difference', isTableShown: false });
});
