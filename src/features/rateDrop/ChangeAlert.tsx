import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { safeParse } from 'valibot';

import { type RateDropAlert, type UserPreference, userPreferenceSchema } from '#contract/borrower/rateDrop.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { type PortalError, refusalCode } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';

import { alertPurposeText } from './alertsMessages.ts';
import { AlertForm, AlertFormPage, toFormError } from './AlertForm.tsx';
import { valuesFromAlert } from './alertValues.ts';
import { useChangeAlertMutation, useGetAlertsQuery } from './rateDropApi.ts';
import { changedElsewhere, changeRequested, selectPresent, type WithRateDrop, withRateDrop } from './rateDropSlice.ts';
import { changeMessages as messages } from './formMessages.ts';

/** `/loans/rate-drop?userPreferenceId=`: changes one of the borrower's alerts, or sets a canceled one again. */
export const ChangeAlert = withRateDrop(({ userPreferenceId }: { userPreferenceId: string }) => {
  // Waits for a fresh response before rendering the form, because the alert may have been changed in another window.
  const [openedAt] = useState(() => Date.now());
  const alerts = useGetAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isFresh = (alerts.fulfilledTimeStamp ?? 0) >= openedAt;
  const currentData = isFresh ? alerts.currentData : undefined;
  return (
    <AlertFormPage>
      <BackLink to={paths.rateDrop.alerts}>
        <FormattedMessage {...rateDropAlerts} />
      </BackLink>
      {currentData === undefined && <PageTitle message={messages.title} />}
      <QueryView
        query={{ ...alerts, currentData, error: isFresh ? undefined : alerts.error }}
        skeleton={<CardSkeleton rowKind="fields" rows={6} />}
        isEmpty={(list) => !readableEntries(list).some((one) => one.userPreferenceId === userPreferenceId)}
        empty={<AlertNotFound />}
      >
        {(list) => <OpenedAlert preference={readableEntries(list).find((one) => one.userPreferenceId === userPreferenceId)} />}
      </QueryView>
    </AlertFormPage>
  );
});

function AlertNotFound() {
  return (
    <>
      <PageTitle message={messages.missingTitle} />
      <EmptyState
        drawing="letter"
        action={
          <Button component={RouterLink} to={paths.rateDrop.alerts} variant="contained">
            <FormattedMessage {...messages.seeAlerts} />
          </Button>
        }
      >
        <Typography>
          <FormattedMessage {...messages.missing} />
        </Typography>
      </EmptyState>
    </>
  );
}

/** Holds the alert as it was when the page opened, so that a background refetch does not change the form while the borrower types. */
function OpenedAlert({ preference }: { preference: UserPreference | undefined }) {
  const [opened] = useState(preference);
  return opened === undefined ? <AlertNotFound /> : <ChangeForm opened={opened} />;
}

function ChangeForm({ opened }: { opened: UserPreference }) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const navigate = useNavigateIfMounted();
  const profile = useGetProfileQuery();
  const [start] = useState(() => valuesFromAlert(opened.alert, opened.officer));
  const { userPreferenceId } = opened;
  /** The alert as changed elsewhere, once the borrower has been shown that version; otherwise null. */
  const present = useSelector((state: WithRateDrop) => selectPresent(state, userPreferenceId));
  const [changeAlert] = useChangeAlertMutation();
  const isCanceled = opened.state === 'cancelled';

  const save = async (alert: RateDropAlert): Promise<unknown> => {
    dispatch(changeRequested(userPreferenceId));
    const answer = await changeAlert({
      userPreferenceId,
      updatedAtUtc: (present ?? opened).updatedAtUtc,
      // When the lender knows the loan, the form has no loan number field, so the alert keeps its loan number.
      alert:
        alert.purpose === 'refinance' && opened.alert.purpose === 'refinance'
          ? { ...alert, mrcLoanNumber: opened.loan === null ? alert.mrcLoanNumber : opened.alert.mrcLoanNumber }
          : alert,
    });
    if (answer.error !== undefined) {
      const error = answer.error as PortalError; // the base query rejects only with a PortalError
      const now = refusalCode(error) === 'alertChanged' ? alertFromConflict(error) : null;
      if (now === null) return toFormError(error);
      dispatch(changedElsewhere({ userPreferenceId, present: now })); // the borrower sees this version now, so saving again may replace it
      return { problem: messages.changedElsewhere };
    }
    const message = intl.formatMessage(isCanceled ? messages.setAgain : messages.saved);
    dispatch(showToast('rate-alert', { type: 'success', message }));
    await navigate(paths.rateDrop.alerts, { replace: true });
    return undefined;
  };

  return (
    <>
      <PageTitle message={isCanceled ? messages.againTitle : messages.title} />
      <Typography variant="subtitle1">{alertPurposeText(opened, intl)}</Typography>
      {present !== null && (
        <Alert role="status" severity="warning">
          <AlertTitle>
            <FormattedMessage {...messages.changedElsewhere} />
          </AlertTitle>
          <p>
            {present.state === 'cancelled' ? (
              <FormattedMessage {...messages.canceledElsewhere} />
            ) : (
              <FormattedMessage
                {...messages.nowAt}
                values={{ rate: present.alert.targetInterestRate, email: present.alert.email }}
              />
            )}
          </p>
          <p>
            <FormattedMessage {...messages.saveOver} />
          </p>
        </Alert>
      )}
      <AlertForm
        initialValues={start}
        // The alert's own address was verified when the alert was set; the account's address belongs to the borrower.
        verifiedEmails={[opened.alert.email, profile.data?.email ?? '']}
        isLoanKnown={opened.loan !== null}
        onSubmit={save}
        {...(isCanceled
          ? {}
          : {
              mustDiffer: <FormattedMessage {...messages.nothingYet} />,
              submitLabel: <FormattedMessage {...messages.save} />,
              busyLabel: <FormattedMessage {...messages.saving} />,
            })}
      />
    </>
  );
}

/** Returns the current alert from an `AlertConflict` response, or null when the response has no readable one. */
function alertFromConflict(error: PortalError): UserPreference | null {
  if (error.kind !== 'body' || typeof error.body !== 'object' || error.body === null || !('present' in error.body)) return null;
  const present = safeParse(tolerantSchema(userPreferenceSchema), error.body.present);
  return present.success ? present.output : null;
}
