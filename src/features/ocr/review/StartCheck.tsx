import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import { FailedAction } from '#platform/query/FailedAction.tsx';
import { paths } from '#platform/routing/paths.ts';

import type { MissingItem } from './income/missingItems.ts';
import { MissingList } from './income/MissingList.tsx';
import { messages } from '../check/checkMessages.ts';
import { pressedInVain, selectBlockedClicks, type AimProblem } from '../ocrSlice.ts';

interface Props {
  token: string;
  missing: readonly MissingItem[];
  problem: AimProblem | null;
  /** The lender rejected the agency request, because data changed after the check. */
  wasRejected: boolean;
  onStart: () => void;
}

/** The button is never disabled: a click shows what is missing, which a disabled button would not tell a screen reader user. */
export function StartCheck({ token, missing, problem, wasRejected, onStart }: Props) {
  const dispatch = useDispatch();
  const presses = useSelector(selectBlockedClicks);
  const isReady = missing.length === 0;
  const notice = useRef<HTMLDivElement>(null);
  const hasNotice = problem !== null || wasRejected;
  useEffect(() => {
    if (hasNotice) notice.current?.focus(); // the focused element was removed with the waiting panel
  }, [hasNotice]);
  return (
    <Stack spacing={2}>
      <div ref={notice} tabIndex={-1}>
        {problem?.kind === 'changed' && (
          <Alert role="status" severity="warning">
            <FormattedMessage {...messages.changed} />
          </Alert>
        )}
        {problem?.kind === 'refused' && (
          <FailedAction message={<FormattedMessage {...messages.refused} />} error={problem.error} />
        )}
        {wasRejected && problem === null && (
          <Alert role="status" severity="warning">
            <FormattedMessage {...messages.notChecked} />
          </Alert>
        )}
      </div>
      {presses > 0 && !isReady && (
        <Alert role="status" key={presses} severity="warning">
          <AlertTitle>
            <FormattedMessage {...messages.first} />
          </AlertTitle>
          <MissingList missing={missing} uploadAddress={paths.income.upload(token)} />
        </Alert>
      )}
      <CardActions>
        <Button
          variant="contained"
          onClick={() => {
            if (isReady) onStart();
            else dispatch(pressedInVain());
          }}
        >
          <FormattedMessage {...messages.start} />
        </Button>
        <Button component={RouterLink} variant="text" to={paths.income.upload(token)}>
          <FormattedMessage {...messages.back} />
        </Button>
      </CardActions>
    </Stack>
  );
}
