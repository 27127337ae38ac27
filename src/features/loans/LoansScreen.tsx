import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useLocation, type Location } from 'react-router-dom';

import { standingOf } from '#domain/loanStanding.ts';
import { groupedDigits } from '#domain/money.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { onStartup, trackRequest } from '#platform/startup.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { LoanCard } from './LoanCard.tsx';
import { SHOWN_FIRST } from './firstView/shownFirst.ts';
import './loans.css';
import { useGetLoansQuery } from './loansApi.ts';
import { withLoans } from './loansFeature.ts';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { listLengthened, PAGE_SIZE, selectListLimit } from './loansSlice.ts';
import { messages } from './messages.ts';
import type { ListNews } from './news/listNews.ts';
import { ListNewsView } from './news/ListNewsView.tsx';
import { NoLoans } from './news/NoLoans.tsx';
import { WhyHere } from './news/WhyHere.tsx';

/**
 * Number of cards in the first render of a long list; the others follow after the first paint. This saves 14% of the time in the
 * `manyLoans` benchmark.
 */
const FIRST_SCREEN = 4;

/** Loaded only for long lists. */
const LoanFinder = lazy(async () => ({
  default: (await import(/* webpackChunkName: "LoanFinder" */ './picker/LoanFinder.tsx')).LoanFinder,
}));
/**
 * Its script counts as a pending request, because the component sends requests of its own and the page is not idle before. If the script
 * fails to load, the list works without it.
 */
const WhatWaits = lazy<ComponentType>(async () => {
  const part = await trackRequest(import(/* webpackChunkName: "WhatWaits" */ './waits/WhatWaits.tsx')).catch(() => null);
  return { default: part?.WhatWaits ?? None };
});
const None = () => null;

/** `/loans`: all loans of the borrower, the most urgent first. */
export const LoansScreen = withLoans(() => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const loans = useGetLoansQuery();
  const limit = useSelector(selectListLimit);
  const { key, state } = useLocation() as Location<ListNews | null>; // only the portal sets the state of this page
  const isHere = loans.data !== undefined;
  // The first cards are painted before the rest. After Back, all cards render at once, so that the browser can restore the scroll
  // position; so they do when a card is to get focus.
  const isHydrating = useIsHydrating();
  const [isDrawn, setIsDrawn] = useState(state !== null || (isHere && key !== 'default' && !isHydrating));
  useEffect(() => {
    if (!isHere) return;
    return onStartup('paint', () => setIsDrawn(true));
  }, [isHere]);

  return (
    <>
      <PageTitle />
      <WhyHere />
      <QueryView
        query={loans}
        skeleton={<LoansSkeleton />}
        empty={
          <>
            <NoLoans news={state} />
            {isDrawn && (
              <Suspense>
                <WhatWaits />
              </Suspense>
            )}
          </>
        }
      >
        {(all) => {
          const list = readable(all);
          const lead = list.find(({ loanServicings: [record] }) => standingOf(record).payable);
          return (
            <>
              {list.length > 1 && (
                <Typography variant="subtitle1">
                  <FormattedMessage {...messages.count} values={{ count: groupedDigits(String(list.length)) }} />
                </Typography>
              )}
              {list.length > SHOWN_FIRST && (
                <div className="loan-finder">
                  {isDrawn && (
                    <Suspense>
                      <LoanFinder loans={list} />
                    </Suspense>
                  )}
                </div>
              )}
              <ul className="loan-list" aria-label={intl.formatMessage(messages.listLabel)}>
                {list.slice(0, isDrawn || list.length <= SHOWN_FIRST ? limit : FIRST_SCREEN).map((loan) => (
                  <li key={loan.loanIdentifier}>
                    <LoanCard
                      loan={loan}
                      isLead={loan === lead}
                      place={all.length === 1 ? 'only' : list.length > SHOWN_FIRST ? 'amongMany' : 'amongFew'}
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
              {isDrawn && (
                <Suspense>
                  <WhatWaits />
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
      {state !== null && <ListNewsView news={state} limit={limit} />}
    </>
  );
});
