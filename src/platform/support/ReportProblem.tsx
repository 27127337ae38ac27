import Button from '@mui/material/Button';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';
import { REPORT_KEYS, reportProblem } from './reportProblem.ts';

/**
 * What makes a control open "Report a problem" over the page. Works without store, router and runtime document. Where the runtime document
 * switches reports off, it is a link to what help says about problems.
 */
export const useReportProblem = () =>
  use(ConfigContext)?.supportCapture === false
    ? { href: paths.reportProblem }
    : ({
        component: 'button',
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': REPORT_KEYS,
        onClick: () => reportProblem.open(),
      } as const);

export const ReportProblemWords = () => <FormattedMessage {...messages.reportProblem} />;

export const ReportProblem = ({ variant = 'text' }: { variant?: 'text' | 'outlined' }) => (
  <Button variant={variant} {...useReportProblem()}>
    <ReportProblemWords />
  </Button>
);
