import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { LoanFound } from '#lending/servicing/loanTypes.ts';
import { maskedLoan } from '#lending/servicing/maskedLoan.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { PayLayout } from '../PayLayout.tsx';
import { isTicketEnded, useFindGuestLoanQuery } from './guestApi.ts';
import { messages } from './guestMessages.ts';
import { guestRedirect, type GuestPageName } from './guestRedirect.ts';
import { TicketEnded } from './TicketEnded.tsx';

type Title = (typeof messages)['dmiTitle' | 'specialTitle' | 'movedTitle' | 'movingTitle'];

interface Props {
  page: GuestPageName;
  title: (found: LoanFound | undefined) => Title;
  children: (found: LoanFound) => ReactNode;
}

/** Page for a guest whose loan is paid elsewhere. Redirects to the start when this tab has no identity check ticket. */
export function GuestPage({ page, title, children }: Props) {
  const query = useFindGuestLoanQuery();
  const loan = query.currentData;
  const found = loan?.state === 'open' ? loan.found : undefined;
  return (
    <PayLayout isPaidElsewhere>
      <PageTitle message={title(found)} />
      {loan === undefined && !query.isFetching && isTicketEnded(query.error) ? (
        <TicketEnded />
      ) : (
        <QueryView query={query} skeleton={<CardSkeleton rowKind="facts" rows={5} />}>
          {(data) => {
            const elsewhere = guestRedirect(data, page);
            if (elsewhere !== null) return <Redirect to={elsewhere} />;
            if (data.state !== 'open') return null;
            return (
              <>
                <Typography variant="subtitle1">
                  <FormattedMessage {...maskedLoan} values={{ lastFour: data.found.servicing.loanNumber.slice(-4) }} />
                </Typography>
                {children(data.found)}
                <CardActions className="no-print">
                  <Button component={RouterLink} variant="text" to={paths.pay.start}>
                    <FormattedMessage {...messages.startAgain} />
                  </Button>
                </CardActions>
              </>
            );
          }}
        </QueryView>
      )}
    </PayLayout>
  );
}
