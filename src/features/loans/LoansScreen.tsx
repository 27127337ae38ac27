import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useLocation, type Location } from 'react-router-dom';

import { getLoanStatus } from '#domain/loanStatus.ts';
import { groupedDigits } from '#domain/money.ts';
import { countUnreadable, readableEntries, isUnreadable } from '#domain/unreadable.ts';
import { unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { onStartup, trackRequest } from '#platform/startup.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { LoanCard } from './LoanCard.tsx';
import { INITIAL_LIST_LIMIT } from './firstView/initialListLimit.ts';
import './loans.css';
import { useGetLoansQuery } from './loansApi.ts';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { listLengthened, PAGE_SIZE, selectListLimit, withLoans } from './loansSlice.ts';
import { messages } from './messages.ts';
import type { ListFlash } from './flash/listFlash.ts';
import { NoLoans } from './flash/NoLoans.tsx';
import { RedirectNotice } from './flash/RedirectNotice.tsx';
import { useShowFlash } from './flash/useShowFlash.ts';

/**
 * Number of cards in the first render of a long list; the others follow after the first paint. This saves 14% of the time in the
 * `createManyLoans` benchmark.
 */
const FIRST_RENDER_COUNT = 4;

/** Loaded only for long lists. */
const LoanFinder = lazy(async () => ({
  default: (await import(/* webpackChunkName: "LoanFinder" */ './picker/LoanFinder.tsx')).LoanFinder,
}));
/**
 * The import counts as a pending request: `PendingItems` sends requests of its own, and the page is not idle before they have ended. If
 * the script fails to load, the list works without it.
 */
const PendingItems = lazy<ComponentType>(async () => {
  const part = await trackRequest(import(/* webpackChunkName: "WhatWaits" */ './PendingItems.tsx')).catch(() => null);
  return { default: part?.PendingItems ?? RenderNothing };
});
const RenderNothing = () => null;

/** `/loans`: all loans of the borrower, the most urgent first. */
export const LoansScreen = withLoans(() => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const loans = useGetLoansQuery();
  const limit = useSelector(selectListLimit);
  const { key, state } = useLocation() as Location<ListFlash | null>; // only the portal sets the state of this page
  const isLoaded = loans.data !== undefined;
  // The first cards are painted before the rest. After Back, all cards render at once, so that the browser can restore the scroll
  // position. They also render at once when a card is to get focus.
  const isHydrating = useIsHydrating();
  const [isFullyRendered, setIsDrawn] = useState(state !== null || (isLoaded && key !== 'default' && !isHydrating));
  useEffect(() => {
    if (!isLoaded) return;
    return onStartup('paint', () => setIsDrawn(true));
  }, [isLoaded]);

  return (
    <>
      <PageTitle />
      <RedirectNotice />
      <QueryView
        query={loans}
        skeleton={<LoansSkeleton />}
        empty={
          <>
            <NoLoans flash={state} />
            {isFullyRendered && (
              <Suspense>
                <PendingItems />
              </Suspense>
            )}
          </>
        }
      >
        {(all) => {
          const list = readableEntries(all);
          const lead = list.find(({ loanServicings: [record] }) => getLoanStatus(record).isPayable);
          return (
            <>
              {list.length > 1 && (
                <Typography variant="subtitle1">
                  <FormattedMessage {...messages.count} values={{ count: groupedDigits(String(list.length)) }} />
                </Typography>
              )}
              {list.length > INITIAL_LIST_LIMIT && (
                <div className="loan-finder">
                  {isFullyRendered && (
                    <Suspense>
                      <LoanFinder loans={list} />
                    </Suspense>
                  )}
                </div>
              )}
              <ul className="loan-list" aria-label={intl.formatMessage(messages.listLabel)}>
                {list.slice(0, isFullyRendered || list.length <= INITIAL_LIST_LIMIT ? limit : FIRST_RENDER_COUNT).map((loan) => (
                  <li key={loan.loanIdentifier}>
                    <LoanCard
                      loan={loan}
                      isLead={loan === lead}
                      place={all.length === 1 ? 'only' : list.length > INITIAL_LIST_LIMIT ? 'amongMany' : 'amongFew'}
                    />
                  </li>
                ))}
              </ul>
              {list.length < all.length && (
                <UnreadableNotice title={<FormattedMessage {...unreadableLoans} values={{ count: countUnreadable(all) }} />} />
              )}
              {list.length > limit && (
                <Stack spacing={1} sx={{ alignItems: 'center', marginTop: 3 }}>
                  <Typography color="textSecondary" role="status">
                    <FormattedMessage
                      {...messages.shown}
                      values={{ shown: groupedDigits(String(limit)), total: groupedDigits(String(list.length)) }}
                    />
                  </Typography>
                  <Button variant="outlined" onClick={() => dispatch(listLengthened(limit + PAGE_SIZE))}>
                    <FormattedMessage {...messages.showMore} values={{ count: Math.min(PAGE_SIZE, list.length - limit) }} />
                  </Button>
                </Stack>
              )}
              {isFullyRendered && (
                <Suspense>
                  <PendingItems />
                </Suspense>
              )}
              <CardActions sx={{ marginTop: 3 }}>
                <Button component={RouterLink} variant="text" to={paths.loans.add}>
                  <FormattedMessage {...messages.addLoan} />
                </Button>
                <Button component={RouterLink} variant="text" to={paths.rateDrop.alerts}>
                  <FormattedMessage {...rateDropAlerts} />
                </Button>
              </CardActions>
            </>
          );
        }}
      </QueryView>
      {state !== null && <ListFlashFocus flash={state} limit={limit} />}
    </>
  );
});

interface ListFlashFocusProps {
  flash: ListFlash;
  /** Number of cards rendered. */
  limit: number;
}

/**
 * When the list has loaded, focuses the card that was just added, or the neighbor of a removed one, and extends the list if the card is
 * farther down. Renders nothing. `NoLoans` does the same for an empty list.
 */
function ListFlashFocus({ flash, limit }: ListFlashFocusProps) {
  const { currentData: list = [], isFetching } = useGetLoansQuery();
  const dispatch = useDispatch();
  const newsShown = useShowFlash();
  useEffect(() => {
    if (list.length === 0 || isFetching) return;
    const place = list.findIndex((loan) => !isUnreadable(loan) && loan.loanIdentifier === flash.focusedLoan);
    if (place >= limit) dispatch(listLengthened(place + 1));
    else newsShown(flash, document.getElementById(`loan-${flash.focusedLoan}`)?.closest('article') ?? null);
  }, [dispatch, isFetching, limit, list, flash, newsShown]);
  return null;
}
