import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';

import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { unreadableLoans } from '#lending/servicing/maskedLoan.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { useGetLoansQuery } from '../loansApi.ts';
import { LoanFinder } from './LoanFinder.tsx';
import { messages } from './messages.ts';

/** `/loans/top-bar`: the loan picker alone, for other pages to embed. */
export function TopBarScreen() {
  const { brand } = useConfig();
  const loans = useGetLoansQuery();
  return (
    <>
      <PageTitle />
      <QueryView
        query={loans}
        skeleton={<Skeleton height="132px" />}
        empty={
          <>
            <p>
              <FormattedMessage {...messages.empty} values={{ brand: brand.name }} />
            </p>
            <p>
              <Link href={paths.loans.add} target="_top">
                <FormattedMessage {...messages.addLoan} />
              </Link>
            </p>
          </>
        }
      >
        {(all) => (
          <>
            <LoanFinder loans={readableEntries(all)} />
            {countUnreadable(all) > 0 && (
              <UnreadableNotice title={<FormattedMessage {...unreadableLoans} values={{ count: countUnreadable(all) }} />} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
