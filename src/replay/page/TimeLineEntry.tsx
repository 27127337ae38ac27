import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';

import type { ReportedCall } from '#contract/support.ts';
import type { Entry } from '#replay/steps/timeLine.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { playerMessages as messages } from './playerMessages.ts';

interface Props {
  entry: Entry;
  /** Milliseconds since the first step. */
  since: number;
  isCurrent: boolean;
  isInTabOrder: boolean;
  onStep: (index: number) => void;
}

/** One line of the timeline. Clicking it shows the screen at that moment. */
export const TimeLineEntry = memo(function TimeLineEntry({ entry, since, isCurrent, isInTabOrder, onStep }: Props) {
  return (
    <li className={`replay-entry replay-by-${entry.kind === 'action' ? entry.action.by : entry.kind}`}>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isInTabOrder ? 0 : -1}
        onClick={() => onStep(entry.step)}
      >
        <span className="replay-since">{formatElapsedTime(since)}</span>
        <span className="replay-what">
          <EntryText entry={entry} />
          {entry.isFailure && (
            <StatusLabel tone="error">
              <FormattedMessage {...messages.failed} />
            </StatusLabel>
          )}
        </span>
      </button>
    </li>
  );
}, arePropsEqual);

/** Compares props for `memo`. Ignores `onStep`, which is a new function each time but always does the same. */
function arePropsEqual(one: Props, other: Props): boolean {
  return (
    one.entry === other.entry &&
    one.since === other.since &&
    one.isCurrent === other.isCurrent &&
    one.isInTabOrder === other.isInTabOrder
  );
}

function EntryText({ entry }: { entry: Entry }) {
  switch (entry.kind) {
    case 'action':
      return <span>{entry.action.type}</span>;
    case 'call':
      return (
        <span className="replay-call">
          <code>{callName(entry.call)}</code>
          <CallOutcome call={entry.call} />
        </span>
      );
    case 'console':
      return (
        <span>
          <Typography component="span" variant="body2" color="textSecondary" className="line">
            <FormattedMessage {...(entry.line.level === 'error' ? messages.consoleError : messages.consoleWarning)} />
          </Typography>
          <span className="replay-code">{entry.line.text.slice(0, 300)}</span>
        </span>
      );
  }
}

function CallOutcome({ call: { status, outcome, ms } }: { call: ReportedCall }) {
  switch (outcome) {
    case 'answered':
      return <FormattedMessage {...messages.answered} values={{ status: String(status ?? ''), ms: Math.round(ms) }} />;
    case 'network':
      return <FormattedMessage {...messages.noNetwork} />;
    case 'timeout':
      return <FormattedMessage {...messages.timeout} />;
    case 'cancelled':
      return <FormattedMessage {...messages.cancelled} />;
    case 'underWay':
      return <FormattedMessage {...messages.underWay} />;
  }
}

/** Route templates of the contract already start with the HTTP method. */
const callName = ({ method, route }: ReportedCall): string => (route.startsWith(`${method} `) ? route : `${method} ${route}`);

/** Formats milliseconds as minutes, seconds and tenths: "1:02.3". */
function formatElapsedTime(ms: number): string {
  const tenths = Math.round(Math.max(0, ms) / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}
