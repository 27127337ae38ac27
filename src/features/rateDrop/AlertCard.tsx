import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';

import type { QuotedRate, RateDropAlert, RatePercent, UserPreference } from '#contract/borrower/rateDrop.ts';
import { newLoanOf } from '#domain/loanCosts/refinance.ts';
import { centsOf } from '#domain/money.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import { paths } from '#platform/routing/paths.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { mortgageTypeMessages, TERM_YEARS } from '#lending/rateDrop/mortgageTypes.ts';
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { FORCED_COLORS } from '#platform/theme/screens.ts';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { alertPurposeText, alertsMessages as messages } from './alertsMessages.ts';
import { useCancelAlertMutation } from './rateDropApi.ts';
import { cancelAsked, cancelConfirmed, cancelEnded, cancelLeft, selectCancellation, type WithRateDrop } from './rateDropSlice.ts';

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
  const details: string[] = [];
  if (lastFour !== undefined) details.push(intl.formatMessage(messages.loan, { lastFour }));
  if (officer !== null) {
    const name = fullName(officer);
    details.push(officer.nmlsId ? intl.formatMessage(messages.officer, { name, nmlsId: officer.nmlsId }) : name);
  }
  // The status label of a watching alert already shows this date.
  if (state !== 'watching') details.push(intl.formatMessage(messages.setOn, { day: day(preference.setAtUtc) }));
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

interface RateScaleProps {
  /** Null for a purchase: the scale then starts at today's rate. */
  present: RatePercent | null;
  today: QuotedRate;
  target: RatePercent;
}

/** Width and height of the two marks (today's rate and the target), in pixels. */
const MARK_PX = 16;
const barStyles = { position: 'absolute', top: 8, left: -9, height: 8, borderRadius: 4 } as const;
const markStyles = { position: 'absolute', top: 4, width: MARK_PX, height: MARK_PX, marginLeft: -MARK_PX / 2 } as const;

/** Progress line. `share` is the distance covered so far, in percent. */
const Line = styled('div', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(({ share }) => ({
  position: 'relative',
  height: 24,
  marginInline: 9,
  '&::before': {
    ...barStyles,
    right: -9,
    background: 'var(--sand)',
    content: '""',
    [FORCED_COLORS]: { border: '1px solid CanvasText' },
  },
  '& > .done': { ...barStyles, width: `calc(${share}% + 9px)`, background: 'var(--primary)' },
  '& > .now': {
    ...markStyles,
    left: `${share}%`,
    border: '4px solid var(--ink)',
    borderRadius: '50%',
    background: 'var(--card)',
  },
  '& > .goal': {
    ...markStyles,
    left: '100%',
    background: 'var(--primary)',
    boxShadow: '0 0 0 2px var(--card)',
    transform: 'rotate(45deg)',
  },
  [FORCED_COLORS]: { '& > .done, & > .goal': { background: 'Highlight', forcedColorAdjust: 'none' } },
}));

const ScaleLabels = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
  marginTop: 6,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { display: 'block' },
  '& > li:last-of-type:not(:first-of-type)': { textAlign: 'end' },
  '& > li:nth-of-type(2):not(:last-of-type)': { textAlign: 'center' },
}));

/** Shows how far the lender's rate has moved from the borrower's current rate toward the target rate, as a line with labels. */
function RateScale({ present, today, target }: RateScaleProps) {
  const intl = useIntl();
  const percent = (rate: RatePercent) => <FormattedMessage {...messages.percent} values={{ rate }} />;
  const [from, at, to] = [Number(present ?? today.rate), Number(today.rate), Number(target)];
  const share = from <= to ? 0 : Math.min(100, Math.max(0, (100 * (from - at)) / (from - to)));
  return (
    <div>
      <Line
        role="img"
        aria-label={
          present === null
            ? intl.formatMessage(messages.scaleToBuy, { today: today.rate, target })
            : intl.formatMessage(messages.scale, { present, today: today.rate, target })
        }
        share={share}
      >
        <span className="done" />
        <span className="now" />
        <span className="goal" />
      </Line>
      <ScaleLabels>
        {present !== null && (
          <li>
            <b>{percent(present)}</b> <FormattedMessage {...messages.yourRate} />
          </li>
        )}
        <li>
          <b>{percent(today.rate)}</b> <FormattedMessage {...messages.ratesToday} />
          <b>
            <FormattedMessage {...messages.apr} values={{ apr: today.apr }} />
          </b>
        </li>
        <li>
          <b>{percent(target)}</b> <FormattedMessage {...messages.yourNumber} />
        </li>
      </ScaleLabels>
    </div>
  );
}

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

const fullName = ({ firstName, lastName }: LoanOfficer): string => `${firstName} ${lastName}`;

/** Email link to the alert's loan officer, or to the lender when there is none, with the phone number to call. */
function AskForQuote({ officer }: { officer: LoanOfficer | null }) {
  const { support, brand } = useConfig();
  const isReachable = officer !== null && isEmailAddress(officer.emailAddress);
  const address = isReachable ? officer.emailAddress : support.email;
  const name = isReachable ? fullName(officer) : brand.name;
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
