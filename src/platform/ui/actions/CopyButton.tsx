import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { messages } from '#platform/ui/messages.ts';

import { ActionButton } from './ActionButton.tsx';

interface Props {
  text: string;
  /** What is copied, for example "confirmation number". */
  thing: string;
  children?: ReactNode;
}

/** Copies a reference and says so. */
export function CopyButton({ text, thing, children }: Props) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };

  return (
    <span className="copyable">
      {children}
      <ActionButton look="quiet" aria-label={intl.formatMessage(messages.copyThing, { thing })} onClick={() => void copy()}>
        <FormattedMessage {...messages.copy} />
      </ActionButton>
      <span role="status" className="small">
        {outcome === null ? null : <FormattedMessage {...messages[outcome]} />}
      </span>
    </span>
  );
}
