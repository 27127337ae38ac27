import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';

import { messages } from './messages.ts';
import type { ControlState } from './privacySlice.ts';

interface Props {
  outcome: ControlState['outcome'];
  isSaving: boolean;
  savedText: string;
  /** Whether the change can be undone. It cannot if another change was made since. */
  canUndo: boolean;
  onUndo: (changeId: string) => void;
}

/** Shows the saved change with an Undo button. It is in the document before it has content, so that screen readers announce the content. */
const OutcomeBox = styled('div', { shouldForwardProp: (prop) => prop !== 'isSaved' })<{ isSaved: boolean }>({
  width: '100%',
  variants: [
    {
      props: { isSaved: true },
      style: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '0 16px',
        minHeight: 48,
        marginTop: 8,
        padding: '0 16px',
        borderRadius: 'var(--radius-control)',
        background: 'var(--primary-soft)',
      },
    },
  ],
});

export function ChangeOutcome({ outcome, isSaving, savedText, canUndo, onUndo }: Props) {
  const isSaved = outcome?.kind === 'undone' || (outcome?.kind === 'saved' && (canUndo || outcome.changeId === null));
  return (
    <OutcomeBox isSaved={isSaved}>
      <div role="status">
        {isSaving && (
          <span className="visually-hidden">
            <FormattedMessage {...messages.saving} />
          </span>
        )}
        {outcome?.kind === 'undone' && <FormattedMessage {...messages.undone} />}
        {outcome?.kind === 'saved' && (canUndo || outcome.changeId === null) && <span>{savedText}</span>}
      </div>
      {canUndo && outcome?.kind === 'saved' && outcome.changeId !== null && (
        <Button variant="text" onClick={() => onUndo(outcome.changeId ?? '')}>
          <FormattedMessage {...messages.undo} />
        </Button>
      )}
    </OutcomeBox>
  );
}
