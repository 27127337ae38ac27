import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

import { ToneShape, type Tone } from './ToneShape.tsx';

interface Props {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** True for a notice that was there when the screen opened: screen readers read it in its place and do not announce it. */
  still?: boolean;
}

/** A message in the page: shape, words, color. One that appears later is announced: errors at once, others politely. */
export function Notice({ tone, title, children, still = false }: Props) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={`notice tone-${tone}`} role={still ? undefined : role}>
      <ToneShape tone={tone} />
      <div className="notice-body">
        <span className="visually-hidden">
          <FormattedMessage {...messages[tone]} />
        </span>
        {title === undefined ? null : <p className="notice-title">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
    </div>
  );
}
