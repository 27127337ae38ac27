import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { removePendingAlert, readPendingAlert } from '#lending/rateDrop/pendingAlert.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { addEnded, addRequested, selectWaiting, waitingDisowned, waitingFound } from './rateDropSlice.ts';
import { pendingAlertMessages as messages } from './pendingAlertMessages.ts';
import { linkPendingAlert } from './linkPendingAlert.ts';

/** Links an alert stored in this browser to the account. Asks the borrower first if it was set for another email address. */
export function PendingAlertNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const { asks, isBusy, error } = useSelector(selectWaiting);
  const checkStorage = useCallback(() => dispatch(waitingFound(dispatch(readPendingAlert())?.asks === true)), [dispatch]);
  // Reads storage before the first paint, so that the question does not push the page down later.
  useLayoutEffect(() => void checkStorage(), [checkStorage]);
  useEffect(() => void dispatch(linkPendingAlert()).then(checkStorage), [dispatch, checkStorage]);
  if (!asks) return null;
  const add = async () => {
    dispatch(addRequested());
    const failure = (await dispatch(linkPendingAlert(true))) ?? null;
    dispatch(addEnded({ asks: dispatch(readPendingAlert()) !== null, error: failure }));
  };
  return (
    <Alert role="status" severity="info">
      <AlertTitle>
        <FormattedMessage {...messages.ask} />
      </AlertTitle>
      <p>
        <FormattedMessage {...messages.askWhy} />
      </p>
      {error !== null && (
        <FailedAction
          message={<FormattedMessage {...(isClearRefusal(error) ? messages.notAdded : messages.addUnclear)} />}
          error={error}
        />
      )}
      <CardActions>
        <BusyButton variant="contained" busy={isBusy} onClick={() => void add()}>
          <FormattedMessage {...messages.add} />
        </BusyButton>
        <Button
          variant="outlined"
          onClick={() => {
            dispatch(removePendingAlert());
            dispatch(waitingDisowned());
          }}
        >
          <FormattedMessage {...messages.notMine} />
        </Button>
      </CardActions>
    </Alert>
  );
}
