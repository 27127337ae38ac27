import { FormattedMessage } from 'react-intl';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from './uploadMessages.ts';

const MIN_SECONDS_FOR_MINUTES = 90;

export function DocumentStatus({ paper: { reading, secondsLeft, paystubCount, toCheckCount } }: { paper: IncomePaper }) {
  if (reading === 'reading') {
    return (
      <StatusLabel tone="neutral">
        {secondsLeft === 0 ? (
          <FormattedMessage {...messages.readingLonger} />
        ) : secondsLeft === null || secondsLeft < 1 ? (
          <FormattedMessage {...messages.readingSoon} />
        ) : secondsLeft < MIN_SECONDS_FOR_MINUTES ? (
          <FormattedMessage {...messages.reading} values={{ count: Math.round(secondsLeft) }} />
        ) : (
          <FormattedMessage {...messages.readingMinutes} values={{ count: Math.ceil(secondsLeft / 60) }} />
        )}
      </StatusLabel>
    );
  }
  if (reading === 'failed') {
    return (
      <StatusLabel tone="error">
        <FormattedMessage {...messages.unread} />
      </StatusLabel>
    );
  }
  if (reading === 'unsure') {
    return (
      <StatusLabel tone="warning">
        <FormattedMessage {...messages.unsure} />
      </StatusLabel>
    );
  }
  if (paystubCount === 0) {
    return (
      <StatusLabel tone="warning">
        <FormattedMessage {...messages.noPaystub} />
      </StatusLabel>
    );
  }
  return (
    <StatusLabel tone={toCheckCount > 0 ? 'warning' : 'success'}>
      <FormattedMessage {...messages.read} values={{ paystubs: paystubCount, checks: toCheckCount }} />
    </StatusLabel>
  );
}
