import { FormattedMessage } from 'react-intl';

import type { OpeningProblem } from '#replay/opening/openingProblem.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from './messages.ts';

interface Props {
  isOpening: boolean;
  /** Why the last file was refused; null: it was not. */
  problem: OpeningProblem | null;
}

/** Says that a file is being opened, or why it was refused. */
export function OpeningWords({ isOpening, problem }: Props) {
  return (
    <>
      <p role="status" className="muted">
        {isOpening && <FormattedMessage {...messages.opening} />}
      </p>
      {problem !== null && (
        <Notice tone="error" title={<FormattedMessage {...messages.refused} />}>
          <p>
            <FormattedMessage {...messages[problem.kind]} />
          </p>
          {problem.place !== null && (
            <p className="muted small replay-code">
              <FormattedMessage {...messages.place} values={{ place: problem.place }} />
            </p>
          )}
        </Notice>
      )}
    </>
  );
}
