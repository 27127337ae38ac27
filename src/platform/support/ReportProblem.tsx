import Button from '@mui/material/Button';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';
import { REPORT_SHORTCUT, problemReporter } from './problemReporter.ts';

/**
 * Props for a control that opens the "Report a problem" dialog. Works without store, router and configuration. If reports are disabled,
 * the control is a link to the help page.
 */
export const useReportProblemProps = () =>
  use(ConfigContext)?.supportCapture === false
    ? ({ component: 'a', href: paths.reportProblem } as const)
    : ({
        component: 'button',
        type: 'button',
        'aria-haspopup': 'dialog',
        'aria-keyshortcuts': REPORT_SHORTCUT,
        onClick: () => problemReporter.open(),
      } as const);

export const ReportProblemLabel = () => <FormattedMessage {...messages.reportProblem} />;

export const ReportProblem = ({ variant = 'text' }: { variant?: 'text' | 'outlined' }) => (
  <Button variant={variant} {...useReportProblemProps()}>
    <ReportProblemLabel />
  </Button>
);
