import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useDispatch } from 'react-redux';

import { formatFileSize } from '#domain/fileSize.ts';
import { SessionExpiredActions } from '#platform/session/screens/SessionExpiredActions.tsx';
import { FORCED_COLORS } from '#platform/theme/screens.ts';

import { FileRow } from './FileRow.tsx';
import { uploadProblemText } from '../uploadProblemText.ts';
import { uploadMessages as messages } from '../uploadMessages.ts';
import { cancelRequested, isUnderWay, sendRequested, type Upload } from '../uploadSlice.ts';

interface Props {
  upload: Upload;
  /** Largest size of a single file, for the error message. */
  fileBytes: number;
  /** Called when the row, with the clicked button in it, is removed. */
  onEnd: () => void;
}

const Progress = styled(LinearProgress)({
  marginTop: 8,
  // Forced-colors mode does not paint the bar's background, so it gets an outline.
  [FORCED_COLORS]: { outline: '1px solid', [`& > .${linearProgressClasses.bar}`]: { background: 'Highlight' } },
});

/** One upload: its progress, or why it was not sent, with buttons. Memoized, because only a few of hundreds of rows change at a time. */
export const UploadRow = memo(function UploadRow({ upload, fileBytes, onEnd }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { id, name, state, share, offersSignIn = false } = upload;
  const row = useRef<HTMLLIElement>(null);
  const problem = uploadProblemText(upload, intl, fileBytes);
  const end = isUnderWay(upload) ? messages.cancel : messages.dismiss;
  const endWhich = isUnderWay(upload) ? messages.cancelWhich : messages.dismissWhich;
  return (
    <FileRow
      ref={row}
      iconPath={problem === null ? SHEET : OCTAGON}
      hasError={problem !== null}
      name={name}
      details={
        problem === null ? (
          <>
            {statusText(upload, intl)}
            {state === 'sending' && (
              <Progress
                variant="determinate"
                value={share * 100}
                aria-label={intl.formatMessage(messages.progressOf, { name })}
              />
            )}
          </>
        ) : null
      }
      action={
        <Button
          variant="text"
          aria-label={intl.formatMessage(endWhich, { name })}
          onClick={() => {
            dispatch(cancelRequested(id));
            onEnd();
          }}
        >
          <FormattedMessage {...end} />
        </Button>
      }
    >
      {problem !== null && <Typography>{problem}</Typography>}
      {state === 'failed' && offersSignIn && (
        <CardActions>
          <SessionExpiredActions />
        </CardActions>
      )}
      {(state === 'failed' || state === 'asked') && (
        <Button
          variant="text"
          aria-label={intl.formatMessage(state === 'asked' ? messages.sendAnywayWhich : messages.retryWhich, { name })}
          onClick={() => {
            row.current?.querySelector('button')?.focus(); // Move the focus first, because the clicked button is about to be removed.
            dispatch(sendRequested(id));
          }}
        >
          <FormattedMessage {...(state === 'asked' ? messages.sendAnyway : messages.retry)} />
        </Button>
      )}
    </FileRow>
  );
});

const SHEET = 'M6 2.5h8l5 5v14H6ZM14 2.5v5h5M9 13h7M9 17h5';
const OCTAGON = 'M8.1 2.5h7.8l5.6 5.6v7.8l-5.6 5.6H8.1l-5.6-5.6V8.1ZM12 7.2v6M12 16.6v.1';
const SHOW_MINUTES_FROM = 90;

function statusText({ state, isAgain, share, sizeBytes, secondsLeft }: Upload, intl: IntlShape): string {
  const minutes = secondsLeft !== null && secondsLeft >= SHOW_MINUTES_FROM ? Math.ceil(secondsLeft / 60) : null;
  const timeIn = (seconds: 'secondsLeft' | 'laterSeconds', inMinutes: 'minutesLeft' | 'laterMinutes') =>
    minutes === null
      ? intl.formatMessage(messages[seconds], { count: secondsLeft ?? 0 })
      : intl.formatMessage(messages[inMinutes], { count: minutes });
  if (state === 'checking') return intl.formatMessage(messages.checking);
  if (state === 'waiting' && secondsLeft !== null) return timeIn('laterSeconds', 'laterMinutes');
  if (state !== 'sending') return intl.formatMessage(isAgain ? messages.again : messages.waiting);
  if (share === 1) return intl.formatMessage(messages.confirming);
  const left = secondsLeft === null ? '' : timeIn('secondsLeft', 'minutesLeft');
  return intl.formatMessage(messages.progress, { percent: Math.floor(share * 100), size: formatFileSize(sizeBytes), left });
}
