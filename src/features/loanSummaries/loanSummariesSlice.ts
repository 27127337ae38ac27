import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import { createScreenWrapper } from '#platform/feature.tsx';
import { screenShown } from '#platform/history/pageActions.ts';
import { paths } from '#platform/routing/paths.ts';
import { signedOut } from '#platform/session/store/sessionSlice.ts';

import type { ChartMeasure } from './comparison.ts';

export interface ComparisonView {
  /** Tag of the link, from `linkTag`. */
  tag: string;
  /** Years chosen by the reader; null while those in the URL or the default apply. The URL is updated when the slider is released. */
  years: number | null;
  drawn: ChartMeasure;
  isTableShown: boolean;
}

export interface LoanSummariesState {
  view: ComparisonView;
}

const initialView = (tag: string): ComparisonView => ({ tag, years: null, drawn: 'difference', isTableShown: false });

const initialState: LoanSummariesState = { view: initialView('') };

const { byPath, byQuery } = paths.summaries;
const isComparisonRoute = (route: string): boolean => route === byQuery || route.startsWith(`${byPath}/`);

/** UI state of the comparison page. It is reset when another page opens, but not when only the URL of the page changes. */
export const loanSummariesSlice = createSlice({
  name: 'loanSummaries',
  initialState,
  reducers: {
    yearsChosen: (state, { payload: { tag, years } }: PayloadAction<{ tag: string; years: number }>) => {
      viewForTag(state, tag).years = years;
    },
    drawnChosen: (state, { payload: { tag, drawn } }: PayloadAction<{ tag: string; drawn: ChartMeasure }>) => {
      viewForTag(state, tag).drawn = drawn;
    },
    tableToggled: (state, { payload: { tag, isTableShown } }: PayloadAction<{ tag: string; isTableShown: boolean }>) => {
      viewForTag(state, tag).isTableShown = isTableShown;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(signedOut, () => initialState)
      .addCase(screenShown, (state, { payload }) => (isComparisonRoute(payload.route) ? state : initialState));
  },
  selectors: {
    selectView: ({ view }, tag: string) => (view.tag === tag ? view : DEFAULT_VIEW),
  },
});

const DEFAULT_VIEW: Omit<ComparisonView, 'tag'> = initialView('');

function viewForTag(state: LoanSummariesState, tag: string): ComparisonView {
  if (state.view.tag !== tag) state.view = initialView(tag);
  return state.view;
}

/** Wraps a screen so that it renders only after this slice is in the store. */
export const withLoanSummaries = createScreenWrapper(loanSummariesSlice);

export const { yearsChosen, drawnChosen, tableToggled } = loanSummariesSlice.actions;
export const { selectView } = loanSummariesSlice.selectors;
export type WithLoanSummaries = WithSlice<typeof loanSummariesSlice>;
