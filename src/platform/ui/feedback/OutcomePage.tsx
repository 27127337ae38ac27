import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList, type SummaryRow } from '#platform/ui/layout/SummaryList.tsx';

import { ToneShape, type Tone } from './ToneShape.tsx';

interface Props {
  tone: Tone;
  /** If it is not the route's own. */
  title?: MessageDescriptor;
  titleValues?: Record<string, string | number>;
  /** What happened, whether anything was lost, what comes next. */
  children?: ReactNode;
  /** Receipt lines: number, amount, date and time with zone, method. */
  facts?: readonly SummaryRow[];
  actions?: ReactNode;
}

/** How something ended: what happened, the facts, what to do next. Prints as a receipt. */
export function OutcomePage({ tone, title, titleValues = {}, children, facts, actions }: Props) {
  return (
    <article className={`stack tone-${tone}`}>
      <ToneShape tone={tone} className="outcome-mark" />
      <PageTitle message={title} values={titleValues} />
      {children}
      {facts === undefined ? null : (
        <div className="card">
          <SummaryList rows={facts} />
        </div>
      )}
      <div className="actions no-print">
        {actions}
        <ReportProblem />
      </div>
    </article>
  );
}
