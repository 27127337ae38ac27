import { FormattedMessage } from 'react-intl';

import { FailedPress } from '#platform/query/FailedPress.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { messages } from './messages.ts';
import type { useChange } from './useChange.ts';

interface Props {
  outcome: ReturnType<typeof useChange>['outcome'];
  isSaving: boolean;
  /** What was saved. */
  saved: string;
  /** Nothing was chosen since. */
  mayUndo: boolean;
  onUndo: (changeId: string) => void;
}

/** Beside the control that was pressed: that it is saved, with a way back, or that it is not. */
export function ChangeOutcome({ outcome, isSaving, saved, mayUndo, onUndo }: Props) {
  const isSaved = outcome?.kind === 'undone' || (outcome?.kind === 'saved' && (mayUndo || outcome.changeId === null));
  return (
    <div className={isSaved ? 'privacy-saved' : 'privacy-unsaved'}>
      <div role="status" className="privacy-outcome">
        {isSaving && (
          <span className="visually-hidden">
            <FormattedMessage {...messages.saving} />
          </span>
        )}
        {outcome?.kind === 'undone' && <FormattedMessage {...messages.undone} />}
        {outcome?.kind === 'saved' && (mayUndo || outcome.changeId === null) && <span>{saved}</span>}
      </div>
      {mayUndo && outcome?.kind === 'saved' && outcome.changeId !== null && (
        <ActionButton look="quiet" onClick={() => onUndo(outcome.changeId ?? '')}>
          <FormattedMessage {...messages.undo} />
        </ActionButton>
      )}
      {outcome?.kind === 'failed' && <FailedPress says={<FormattedMessage {...outcome.problem} />} error={outcome.error} />}
    </div>
  );
}
