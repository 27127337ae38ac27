import { FormattedMessage } from 'react-intl';

import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { messages } from './messages.ts';

/** Under an email address that looks mistyped: whether another one is meant. */
export function EmailQuestion({ meant, onTake }: { meant: string | null; onTake: (address: string) => void }) {
  return (
    <div role="status">
      {meant !== null && (
        <div className="actions">
          <span>
            <FormattedMessage {...messages.didYouMean} values={{ address: meant }} />
          </span>
          <ActionButton look="quiet" onClick={() => onTake(meant)}>
            <FormattedMessage {...messages.useIt} />
          </ActionButton>
        </div>
      )}
    </div>
  );
}
