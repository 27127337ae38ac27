import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, type Location } from 'react-router-dom';

import { standingOf } from '#domain/loanStanding.ts';
import { groupedDigits } from '#domain/money.ts';
import { countUnreadable, readable } from '#domain/unreadable.ts';
import { unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { onStartup, trackRequest } from '#platform/startup.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { LoanCard } from './LoanCard.tsx';
import './loans.css';
import { useGetLoansQuery } from './loansApi.ts';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { messages } from './messages.ts';
import type { ListNews } from './news/listNews.ts';
import { ListNewsView } from './news/ListNewsView.tsx';
import { NoLoans } from './news/NoLoans.tsx';
import { WhyHere } from './news/WhyHere.tsx';

/** Loans shown at first. A longer list has short cards, and what a slow phone draws before the first of them shows is counted. */
const SHOWN_FIRST = 8;
/** Of a longer list that has just come; the rest of the first ones follow once these are painted. 14 % of the bench's `manyLoans`. */
const FIRST_SCREEN = 4;
/** Added with each press. As fast as a virtual list, and easier to make accessible. */
const PAGE_SIZE = 20;

/** Only for whom a list is long. */
const LoanFinder = lazy(async () => ({
  default: (await import(/* webpackChunkName: "LoanFinder" */ './picker/LoanFinder.tsx')).LoanFinder,
}));
/** It asks for more itself, so the page is not idle before. Where it does not arrive, the list is as it always is. */
const WhatWaits = lazy<ComponentType>(async () => {
  const part = await trackRequest(import(/* webpackChunkName: "WhatWaits" */ './waits/WhatWaits.tsx')).catch(() => null);
  return { default: part?.WhatWaits ?? None };
});
const None = () => null;

/** `/loans`: every loan of the borrower, the most urgent first. */
export function LoansScreen() {
  const intl = useIntl();
  const loans = useGetLoansQuery();
  const [limit, setLimit] = useState(SHOWN_FIRST);
  const { key, state } = useLocation() as Location<ListNews | null>; // nothing else leaves something there
  const isHere = loans.data !== undefined;
  // The first cards are painted before the rest. All at once for Back to the list, so that the browser finds the place where it was, and
  // for the card that is to get the focus.
  const [isDrawn, setIsDrawn] = useState(state !== null || (isHere && key !== 'default'));
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
                <p className="lead">
                  <FormattedMessage {...messages.count} values={{ count: groupedDigits(String(list.length)) }} />
                </p>
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
                <div className="loan-list-more">
                  <p className="muted" role="status">
                    <FormattedMessage
                      {...messages.shown}
                      values={{ shown: groupedDigits(String(limit)), total: groupedDigits(String(list.length)) }}
                    />
                  </p>
                  <ActionButton onClick={() => setLimit(limit + PAGE_SIZE)}>
                    <FormattedMessage {...messages.showMore} values={{ count: Math.min(PAGE_SIZE, list.length - limit) }} />
                  </ActionButton>
                </div>
              )}
              {isDrawn && (
                <Suspense>
                  <WhatWaits />
                </Suspense>
              )}
              <div className="actions">
                <Link className="button button-quiet" to={paths.loans.add}>
                  <FormattedMessage {...messages.addLoan} />
                </Link>
                <Link className="button button-quiet" to={paths.rateDrop.alerts}>
                  <FormattedMessage {...rateDropAlerts} />
                </Link>
              </div>
            </>
          );
        }}
      </QueryView>
      {state !== null && <ListNewsView news={state} limit={limit} onMore={setLimit} />}
    </>
  );
}
