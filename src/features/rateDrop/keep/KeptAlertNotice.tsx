import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { forgetAlert, readKeptAlert } from '#lending/rateDrop/keptAlert.ts';
import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { FailedPress } from '#platform/query/FailedPress.tsx';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { addEnded, addRequested, selectWaiting, waitingDisowned, waitingFound } from '../rateDropSlice.ts';
import { keepMessages as messages } from './keepMessages.ts';
import { tieKeptAlert } from './tieKeptAlert.ts';

/** Links an alert stored in this browser to the account. Asks the borrower first if it was set for another email address. */
export function KeptAlertNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const { asks, isBusy, error } = useSelector(selectWaiting);
  const look = useCallback(() => dispatch(waitingFound(dispatch(readKeptAlert())?.asks === true)), [dispatch]);
  // Reads storage before the first paint, so that the question does not push the page down later.
  useLayoutEffect(() => void look(), [look]);
  useEffect(() => void dispatch(tieKeptAlert()).then(look), [dispatch, look]);
  if (!asks) return null;
  const add = async () => {
    dispatch(addRequested());
    const failure = (await dispatch(tieKeptAlert(true))) ?? null;
    dispatch(addEnded({ asks: dispatch(readKeptAlert()) !== null, error: failure }));
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
        <FailedPress
          says={<FormattedMessage {...(isClearRefusal(error) ? messages.notAdded : messages.addUnclear)} />}
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
            dispatch(forgetAlert());
            dispatch(waitingDisowned());
          }}
        >
          <FormattedMessage {...messages.notMine} />
        </Button>
      </CardActions>
    </Alert>
  );
}
