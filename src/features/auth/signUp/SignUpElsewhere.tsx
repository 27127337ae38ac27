import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { Language } from '#platform/i18n/languages.ts';
import { paths } from '#platform/routing/paths.ts';
import { selectSignInProblem, signInRequested } from '#platform/session/store/sessionSlice.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from './signUpMessages.ts';

/** For a provider that registers people itself: leads to its sign-up page, in the language that was chosen here. */
export function SignUpElsewhere({ language }: { language: Language }) {
  const dispatch = useDispatch();
  const problem = useSelector(selectSignInProblem);
  const leave = () => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true, register: { language } }));
  return (
    <div className="stack">
      {problem !== null && (
        <Notice tone="error">
          <FormattedMessage {...messages.elsewhereFailed} />
        </Notice>
      )}
      <p>
        <FormattedMessage {...messages.elsewhere} />
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={leave}>
          <FormattedMessage {...messages.goElsewhere} />
        </ActionButton>
      </div>
    </div>
  );
}
