import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { UserPreference } from '#contract/borrower/rateDrop.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { showToast } from '#platform/toasts/toasts.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { useCancelAlertMutation } from '../rateDropApi.ts';
import { alertsMessages as messages } from './alertsMessages.ts';
import { whatOf } from './whatOf.ts';

interface Props {
  preference: UserPreference;
  /** The button's name, which says which alert. */
  label: string;
  /** @param isTold false after a lost answer, when it may or may not be canceled */
  onCanceled: (isTold: boolean) => void;
}

/** Ends an alert, after asking with the specification's words. It can be set again. */
export function CancelAlert({ preference, label, onCanceled }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<{ says: MessageDescriptor; error: PortalError } | null>(null);
  const [cancel, { isLoading }] = useCancelAlertMutation();

  const confirm = async () => {
    const answer = await cancel(preference.userPreferenceId);
    setIsOpen(false);
    if (answer.error !== undefined) {
      const error = answer.error as PortalError; // the base query rejects with nothing else
      setProblem({ says: isClearRefusal(error) ? messages.cancelFailed : messages.cancelUnclear, error });
      if (!isClearRefusal(error)) onCanceled(false);
      return;
    }
    dispatch(showToast('rate-alert', { type: 'success', message: intl.formatMessage(messages.canceled) }));
    onCanceled(true);
  };

  return (
    <>
      <ActionButton
        look="quiet"
        aria-label={label}
        onClick={() => {
          setProblem(null);
          setIsOpen(true);
        }}
      >
        <FormattedMessage {...messages.cancel} />
      </ActionButton>
      {problem !== null && <FailedPress says={<FormattedMessage {...problem.says} />} error={problem.error} />}
      <ConfirmDialog
        open={isOpen}
        title={<FormattedMessage {...messages.cancelAsk} />}
        confirmLabel={<FormattedMessage {...messages.cancel} />}
        cancelLabel={<FormattedMessage {...messages.keep} />}
        isCancelPreferred
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        <div className="stack">
          <p>
            <strong>
              <FormattedMessage
                {...messages.which}
                values={{ what: whatOf(preference, intl), rate: preference.alert.targetInterestRate }}
              />
            </strong>
          </p>
          <p>
            <FormattedMessage {...messages.cancelMeans} />
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}
