import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

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
    <Copyable className="copyable">
      {children}
      <Button
        variant="text"
        {...(thing === undefined ? {} : { 'aria-label': intl.formatMessage(messages.copyThing, { thing }) })}
        onClick={() => void copy()}
      >
        {label ?? <FormattedMessage {...messages.copy} />}
      </Button>
      <span role="status" className="small">
        {outcome === null ? null : <FormattedMessage {...messages[outcome]} />}
      </span>
    </Copyable>
  );
}

const Copyable = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // 44 px to touch: the negative margin keeps the row's height.
  '& > button': { margin: '-12px 0 -12px 12px', paddingInline: 0 },
  '& > [role="status"]:not(:empty)': { marginLeft: 12 },
  'dd &': { justifyContent: 'flex-end' },
  '@media print': { gap: 0 },
});
