import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';

const messages = {
  ...defineMessages({
    copy: { id: 'ui.copy', defaultMessage: 'Copy' },
    copied: { id: 'ui.copied', defaultMessage: 'Copied' },
    copyFailed: {
      id: 'ui.copyFailed',
      defaultMessage: 'Your browser did not allow copying. Select the text and copy it by hand.',
    },
  }),
  ...defineMessages<{ copyThing: { thing: string } }>({
    copyThing: { id: 'ui.copyThing', defaultMessage: 'Copy {thing}' },
  }),
};

type Props = {
  text: string;
  children?: ReactNode;
} & (
  | {
      /** What is copied, such as "confirmation number"; used in the accessible name. The visible label is "Copy". */
      thing: string;
      label?: never;
    }
  /** Custom label of the button, when there is no text next to it. */
  | { label: ReactNode; thing?: never }
);

/** Copies a text to the clipboard and announces the result. */
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
  // The touch target is 44 px high; the negative margin keeps it from making the row taller.
  '& > button': { margin: '-12px 0 -12px 12px', paddingInline: 0 },
  '& > [role="status"]:not(:empty)': { marginLeft: 12 },
  'dd &': { justifyContent: 'flex-end' },
  '@media print': { gap: 0 },
});
