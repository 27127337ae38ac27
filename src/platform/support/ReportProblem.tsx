import { use } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';

import { messages } from './messages.ts';
import { REPORT_KEYS, reportProblem } from './reportProblem.ts';

interface Props {
  className?: string;
  /** Before it opens: what has to be put away first. */
  onPress?: () => void;
}

/**
 * Opens "Report a problem" over the page. Works without store, router and runtime document. Where the runtime document switches reports
 * off, it is a link to what help says about problems.
 */
export function ReportProblem({ className = 'button button-quiet', onPress }: Props) {
  const words = <FormattedMessage {...messages.reportProblem} />;
  if (use(ConfigContext)?.supportCapture !== false)
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts={REPORT_KEYS}
        onClick={() => {
          onPress?.();
          reportProblem.open();
        }}
      >
        {words}
      </button>
    );
  return (
    <a className={className} href={paths.reportProblem} onClick={onPress}>
      {words}
    </a>
  );
}
