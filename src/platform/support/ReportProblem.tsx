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
    ? ({ component: 'a', href: paths.reportProblem } as const)
    : ({
        component: 'button',
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': REPORT_KEYS,
        onClick: () => reportProblem.open(),
      } as const);

/** What stands on every such control. */
export const ReportProblemWords = () => <FormattedMessage {...messages.reportProblem} />;

/** A button that opens "Report a problem", or the link that stands for it. */
export const ReportProblem = ({ variant = 'text' }: { variant?: 'text' | 'outlined' }) => (
  <Button variant={variant} {...useReportProblem()}>
    <ReportProblemWords />
  </Button>
);
