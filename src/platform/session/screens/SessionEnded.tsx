import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { EndReason } from '#platform/session/store/session.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ReportProblem } from '#platform/support/ReportProblem.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { endedMessages } from './endedMessages.ts';
import { messages } from './messages.ts';

/** What a private page shows when its session is over: why, and the way back in. */
export function SessionEnded({ reason, returnUrl }: { reason: EndReason; returnUrl: string }) {
  const dispatch = useDispatch();
  const { title, detail } = endedMessages[reason];
  return (
    <section className="flow stack">
      <PageTitle message={title} />
      <p>
        <FormattedMessage {...detail} />
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={() => dispatch(signInRequested({ returnUrl, byPerson: true }))}>
          <FormattedMessage {...messages.signInAgain} />
        </ActionButton>
        <ReportProblem />
      </div>
    </section>
  );
}
