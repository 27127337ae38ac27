import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { AlertForm, AlertFormPage } from './AlertForm.tsx';
import { initialAlertValues } from './alertValues.ts';
import { useGetLoanContactQuery, useGetLoanDetailQuery } from '../rateDropApi.ts';
import { setAlertMessages as messages } from './setAlertMessages.ts';
import { useSetAlert } from './useSetAlert.ts';
import { VisitorsAlert } from './VisitorsAlertScreen.tsx';

const ChangeAlert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "RateDropForm" */ './ChangeAlert.tsx')).ChangeAlert,
}));

/**
 * `/loans/rate-drop`: sets an alert on one of the borrower's loans, changes an alert, or sets one from a loan officer's link. The route
 * guard requires one of these three query parameters.
 */
export function SetAlertScreen() {
  const [search] = useSearchParams();
  const preference = search.get('userPreferenceId') ?? '';
  const loanNumber = search.get('loanNumber') ?? '';
  if (preference !== '') {
    return (
      <Suspense>
        <ChangeAlert key={preference} userPreferenceId={preference} />
      </Suspense>
    );
  }
  if (loanNumber !== '') return <AlertOnLoan key={loanNumber} loanNumber={loanNumber} />;
  return <VisitorsAlert contactId={search.get('contactId') || search.get('contactid')} />; // `||` because either may be an empty string
}

const SKELETON = <CardSkeleton rowKind="fields" rows={6} />;

function AlertOnLoan({ loanNumber }: { loanNumber: string }) {
  const detail = useGetLoanDetailQuery({ loanNumber });
  const loanIdentifier = detail.currentData?.loanIdentifier;
  const contact = useGetLoanContactQuery(loanIdentifier ?? '', { skip: loanIdentifier === undefined });
  const profile = useGetProfileQuery();
  const setAlert = useSetAlert();

  if (isNotFound(detail.error)) return <Redirect to={paths.rateDrop.noData} />;
  // Waits for the loan officer request to finish, but works without its result: the officer field then starts empty, with a notice. Data
  // that arrives later fills only untouched fields.
  const isContactSettled = contact.currentData !== undefined || contact.error !== undefined;
  const query = { ...detail, ...(isContactSettled ? {} : { currentData: undefined }) };
  return (
    <AlertFormPage>
      <BackLink to={paths.rateDrop.alerts}>
        <FormattedMessage {...rateDropAlerts} />
      </BackLink>
      <PageTitle />
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.lead} />
      </Typography>
      <QueryView query={query} skeleton={SKELETON}>
        {(known) => (
          <AlertForm
            initialValues={initialAlertValues({
              detail: known,
              officer: contact.currentData ?? null,
              profile: profile.data ?? null,
            })}
            verifiedEmails={[profile.data?.email ?? '']}
            detail={known}
            officerNote={<UnavailablePart query={contact} message={<FormattedMessage {...messages.officerUnchecked} />} />}
            onSubmit={setAlert}
          />
        )}
      </QueryView>
    </AlertFormPage>
  );
}
