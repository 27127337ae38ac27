import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ActionButton } from './ActionButton.tsx';
import { messages } from './copyMessages.ts';

type Props = {
  text: string;
  children?: ReactNode;
} & (
  | {
      /** What is copied, for example "confirmation number": the button itself says "Copy". */
      thing: string;
      label?: never;
    }
  /** What the button says where it stands alone. */
  | { label: ReactNode; thing?: never }
);

/** Copies a reference and says so. */
export function CopyButton({ text, thing, label, children }: Props) {
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
      <ActionButton
        look="quiet"
        {...(thing === undefined ? {} : { 'aria-label': intl.formatMessage(messages.copyThing, { thing }) })}
        onClick={() => void copy()}
      >
        {label ?? <FormattedMessage {...messages.copy} />}
      </ActionButton>
      <span role="status" className="small">
        {outcome === null ? null : <FormattedMessage {...messages[outcome]} />}
      </span>
    </span>
  );
}
