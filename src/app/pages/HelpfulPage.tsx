import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

interface Props {
  drawing: Drawing;
  body: MessageDescriptor;
  actions: ReactNode;
}

/** A page for a dead end: what is going on, a next step, and the phone number. */
export function HelpfulPage({ drawing, body, actions }: Props) {
  return (
    <div className="flow empty-state">
      <LineDrawing name={drawing} />
      <PageTitle />
      <p>
        <FormattedMessage {...body} />
      </p>
      <div className="actions">
        {actions}
        <ReportProblem />
      </div>
      <p className="muted small">
        <CallSupport />
      </p>
    </div>
  );
}
