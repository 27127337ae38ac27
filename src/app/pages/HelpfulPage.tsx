import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { LineDrawing, type Drawing } from '#platform/ui/feedback/LineDrawing.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from './messages.ts';

interface Props {
  drawing: Drawing;
  title: MessageDescriptor;
  body: MessageDescriptor;
  /** Between the sentence and the actions. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A page for a dead end: what is going on, a next step, and the phone number. */
export function HelpfulPage({ drawing, title, body, children, actions }: Props) {
  const { phone, hours } = useConfig().support;
  return (
    <div className="flow stack">
      <LineDrawing name={drawing} />
      <PageTitle message={title} />
      <p>
        <FormattedMessage {...body} />
      </p>
      {children}
      <div className="actions">{actions}</div>
      <p className="muted">
        <FormattedMessage {...messages.callUs} values={{ phone, hours }} />
      </p>
    </div>
  );
}
