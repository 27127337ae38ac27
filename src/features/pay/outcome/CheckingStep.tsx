import Alert from '@mui/material/Alert';
import CardActions from '@mui/material/CardActions';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';

/** After this time, the page says that the check takes longer than usual. */
const LONG_WAIT_MS = 30_000;

/** Shown while a sent payment's outcome is unknown. It has no Pay button, so that nobody pays twice. */
export function CheckingStep({ isUnanswerable }: { isUnanswerable: boolean }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const answerable = isLong ? messages.checkingLong : messages.checking;
  return (
    <>
      <PageTitle message={messages.checkingTitle} />
      <Alert role="status" severity="warning">
        <p>
          <FormattedMessage {...(isUnanswerable ? messages.unanswerable : answerable)} />
        </p>
        <p>
          <CallSupport />
        </p>
      </Alert>
      <CardActions>
        <ReportProblem />
      </CardActions>
    </>
  );
}
