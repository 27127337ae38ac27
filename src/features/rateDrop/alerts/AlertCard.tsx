import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import { newLoanOf } from '#domain/loanCosts/refinance.ts';
import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { paths } from '#platform/routing/paths.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { mortgageTypeMessages } from '#lending/rateDrop/mortgageTypeMessages.ts';
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';

import { TERM_YEARS } from '../termYears.ts';
import { alertsMessages as messages } from './alertsMessages.ts';
import { RateScale } from './RateScale.tsx';
import { alertPurposeText } from './alertPurposeText.ts';
import { useDispatch, useSelector } from 'react-redux';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';
import { useCancelAlertMutation } from '../rateDropApi.ts';
import {
  cancelAsked,
  cancelConfirmed,
  cancelEnded,
  cancelLeft,
  selectCancellation,
  type WithRateDrop,
} from '../rateDropSlice.ts';

interface CancelAlertProps {
  preference: UserPreference;
  /** Accessible name of the button; it identifies the alert. */
  label: string;
}

const CLOSED_DIALOG = { isOpen: false, isBusy: false };

/** A canceled alert can be set again. */
function CancelAlert({ preference, label }: CancelAlertProps) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { userPreferenceId } = preference;
  const { isOpen, isBusy } = useSelector((state: WithRateDrop) => selectCancellation(state, userPreferenceId) ?? CLOSED_DIALOG);
  const [cancel] = useCancelAlertMutation();

  const confirm = async () => {
    dispatch(cancelConfirmed(userPreferenceId));
    const answer = await cancel(userPreferenceId);
    const error = answer.error as PortalError | undefined; // the base query rejects only with a PortalError
    const outcome = error === undefined ? 'canceled' : isClearRefusal(error) ? 'refused' : 'unclear';
    dispatch(cancelEnded({ userPreferenceId, outcome }));
    if (error !== undefined) return;
    dispatch(showToast('cancelAlert', { type: 'success', message: intl.formatMessage(messages.canceled) }));
  };

  return (
    <>
      <Button variant="text" aria-label={label} onClick={() => dispatch(cancelAsked(userPreferenceId))}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<FormattedMessage {...messages.cancelAsk} />}
        confirmLabel={<FormattedMessage {...messages.cancel} />}
        cancelLabel={<FormattedMessage {...messages.keep} />}
        isCancelPreferred
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => dispatch(cancelLeft(userPreferenceId))}
      >
        <Stack spacing={2}>
          <Typography>
            <strong>
              <FormattedMessage
                {...messages.which}
                values={{ what: alertPurposeText(preference, intl), rate: preference.alert.targetInterestRate }}
              />
            </strong>
          </Typography>
          <Typography>
            <FormattedMessage {...messages.cancelMeans} />
          </Typography>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

interface Props {
  preference: UserPreference;
  /** Heading level: h2 under the page title, h3 inside a section. */
  heading: 'h2' | 'h3';
}

export function AlertCard({ preference, heading }: Props) {
  const intl = useIntl();
  const id = useId();
  const formatDay = useFormatDay();
  const { userPreferenceId, alert, state, officer, lastChecked, reached } = preference;
  const what = alertPurposeText(preference, intl);
  const { dayOf, moment } = useFormatInstant();
  const day = (instant: string) => formatDay(dayOf(instant), 'date') ?? '';
  const type = intl.formatMessage(mortgageTypeMessages[alert.mortgageType]);
  const saving = reached === null ? null : savingsAtRate(alert, reached.rate);
  const isCanceled = state === 'cancelled';
  const lastFour = alert.purpose === 'refinance' ? alert.mrcLoanNumber?.slice(-4) : undefined;
  const details = [
    ...(lastFour === undefined ? [] : [intl.formatMessage(messages.loan, { lastFour })]),
    ...(officer === null
      ? []
      : [
          officer.nmlsId === undefined || officer.nmlsId === ''
            ? `${officer.firstName} ${officer.lastName}`
            : intl.formatMessage(messages.officer, {
                name: `${officer.firstName} ${officer.lastName}`,
                nmlsId: officer.nmlsId,
              }),
        ]),
    // The status label of a watching alert already shows this date.
    ...(state === 'watching' ? [] : [intl.formatMessage(messages.setOn, { day: day(preference.setAtUtc) })]),
  ];
  const label = { what, rate: alert.targetInterestRate };

  return (
    <Card component="article" aria-labelledby={id}>
      <Stack spacing={2}>
        <div>
          {state === 'reached' && reached !== null ? (
            <StatusLabel tone="success">
              <FormattedMessage {...messages.reachedOn} values={{ day: formatDay(reached.reachedOn, 'weekday') ?? '' }} />
            </StatusLabel>
          ) : (
            <StatusLabel tone="neutral">
              {isCanceled ? (
                <FormattedMessage
                  {...messages.canceledOn}
                  values={{ day: day(preference.cancelledAtUtc ?? preference.updatedAtUtc) }}
                />
              ) : (
                <FormattedMessage {...messages.watching} values={{ day: day(preference.setAtUtc) }} />
              )}
            </StatusLabel>
          )}
        </div>
        <div>
          <Typography variant="h3" component={heading} id={id}>
            {what}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {details.join(', ')}
          </Typography>
        </div>
        {(reached !== null || isCanceled || lastChecked === null) && (
          <div>
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage {...messages.youAsked} />
            </Typography>
            <Typography className={isCanceled ? 'amount' : 'amount amount-due'}>
              <FormattedMessage {...messages.percent} values={{ rate: alert.targetInterestRate }} />
            </Typography>
          </div>
        )}
        {reached !== null && (
          <>
            <Typography>
              <FormattedMessage {...messages.reached} values={{ type, rate: reached.rate, apr: reached.apr }} />
            </Typography>
            {saving !== null && (
              <Typography>
                <FormattedMessage
                  {...messages.saving}
                  values={{ saving: formatWholeDollars(saving.cents), years: saving.years }}
                />
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage {...messages.changeDaily} />
            </Typography>
          </>
        )}
        {state === 'watching' && lastChecked !== null && (
          <RateScale
            present={alert.purpose === 'refinance' ? alert.currentInterestRate : null}
            today={lastChecked}
            target={alert.targetInterestRate}
          />
        )}
        {!isCanceled && lastChecked !== null && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage
              {...messages.checked}
              values={{
                time: moment(lastChecked.checkedAtUtc),
                rate: lastChecked.rate,
                apr: lastChecked.apr,
                type,
              }}
            />
          </Typography>
        )}
        <CardActions>
          {reached !== null && <AskForQuote officer={officer} />}
          <Button
            component={RouterLink}
            variant="text"
            to={paths.rateDrop.set({ userPreferenceId })}
            aria-label={intl.formatMessage(isCanceled ? messages.setAgainFor : messages.changeFor, label)}
          >
            <FormattedMessage {...(isCanceled ? messages.setAgain : messages.change)} />
          </Button>
          {!isCanceled && <CancelAlert preference={preference} label={intl.formatMessage(messages.cancelFor, label)} />}
        </CardActions>
      </Stack>
    </Card>
  );
}

/**
 * Returns the monthly savings at this rate with a new loan of the alert's term, in cents. Null for a purchase, or when nothing would be
 * saved.
 */
function savingsAtRate(alert: RateDropAlert, rate: string): { cents: number; years: number } | null {
  if (alert.purpose === 'purchase') return null;
  const balanceCents = centsOf(alert.remainingLoanBalance);
  const paymentCents = centsOf(alert.currentMonthlyPayment);
  if (balanceCents === null || paymentCents === null) return null;
  const years = TERM_YEARS[alert.mortgageType];
  const { savingsCents } = newLoanOf({ balanceCents, paymentCents }, Number(rate), years * 12);
  return savingsCents > 0 ? { cents: savingsCents, years } : null;
}

/** Email link to the alert's loan officer, or to the lender when there is none, with the phone number to call. */
function AskForQuote({ officer }: { officer: LoanOfficer | null }) {
  const { support, brand } = useConfig();
  const isReachable = officer !== null && isEmailAddress(officer.emailAddress);
  const address = isReachable ? officer.emailAddress : support.email;
  const name = isReachable ? `${officer.firstName} ${officer.lastName}` : brand.name;
  const phone = isReachable ? (officer.phone ?? '') : support.phone;
  return (
    <>
      <Button variant="contained" href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
        <FormattedMessage {...messages.ask} values={{ name }} />
      </Button>
      {phone !== '' && <PhoneLink phone={phone} />}
    </>
  );
}
