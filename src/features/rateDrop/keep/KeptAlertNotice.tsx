import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import { forgetAlert, readKeptAlert } from '#lending/rateDrop/keptAlert.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { keepMessages as messages } from './keepMessages.ts';
import { tieKeptAlert } from './tieKeptAlert.ts';

/** Gives an alert that still waits in this browser to the account; asks first where it was set for another address. */
export function KeptAlertNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const [asks, setAsks] = useState(() => dispatch(readKeptAlert())?.asks === true);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PortalError | null>(null);
  useEffect(() => {
    void dispatch(tieKeptAlert()).then(() => setAsks(dispatch(readKeptAlert())?.asks === true));
  }, [dispatch]);
  if (!asks) return null;
  const add = async () => {
    setIsBusy(true);
    setFailure((await dispatch(tieKeptAlert(true))) ?? null);
    setIsBusy(false);
    setAsks(dispatch(readKeptAlert()) !== null);
  };
  return (
    <Notice tone="info" title={<FormattedMessage {...messages.ask} />}>
      <p>
        <FormattedMessage {...messages.askWhy} />
      </p>
      {failure !== null && (
        <FailedPress
          says={<FormattedMessage {...(isClearRefusal(failure) ? messages.notAdded : messages.addUnclear)} />}
          error={failure}
        />
      )}
      <div className="actions">
        <ActionButton look="primary" busy={isBusy} onClick={() => void add()}>
          <FormattedMessage {...messages.add} />
        </ActionButton>
        <ActionButton
          onClick={() => {
            dispatch(forgetAlert());
            setAsks(false);
          }}
        >
          <FormattedMessage {...messages.notMine} />
        </ActionButton>
      </div>
    </Notice>
  );
}
