import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { OpeningProblem } from '#replay/opening/openingProblem.ts';

import { messages } from './messages.ts';

interface Props {
  isOpening: boolean;
  problem: OpeningProblem | null;
}

/** Shows that a file is being opened, or why it was rejected. */
export function OpeningWords({ isOpening, problem }: Props) {
  return (
    <>
      <Typography role="status" color="textSecondary">
        {isOpening && <FormattedMessage {...messages.opening} />}
      </Typography>
      {problem !== null && (
        <Alert severity="error">
          <AlertTitle>
            <FormattedMessage {...messages.refused} />
          </AlertTitle>
          <p>
            <FormattedMessage {...messages[problem.kind]} />
          </p>
          {problem.place !== null && (
            <p className="muted small replay-code">
              <FormattedMessage {...messages.place} values={{ place: problem.place }} />
            </p>
          )}
        </Alert>
      )}
    </>
  );
}
