import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
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
import { alertsMessages as messages } from './alertsMessages.ts';
import { alertPurposeText } from './alertPurposeText.ts';

interface Props {
  preference: UserPreference;
  /** Accessible name of the button; it identifies the alert. */
  label: string;
}

const CLOSED_DIALOG = { isOpen: false, isBusy: false };

/** A canceled alert can be set again. */
export function CancelAlert({ preference, label }: Props) {
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
