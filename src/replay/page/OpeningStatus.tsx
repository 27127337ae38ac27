import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { ReportFileError } from '#replay/opening/reportFileError.ts';

import { messages } from './messages.ts';

interface Props {
  isOpening: boolean;
  problem: ReportFileError | null;
}

export function OpeningStatus({ isOpening, problem }: Props) {
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
          {problem.path !== null && (
            <p className="muted small replay-code">
              <FormattedMessage {...messages.place} values={{ place: problem.path }} />
            </p>
          )}
        </Alert>
      )}
    </>
  );
}
