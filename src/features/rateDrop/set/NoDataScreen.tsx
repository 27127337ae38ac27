import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { setMessages as messages } from './setMessages.ts';

/** `/loans/rate-drop/rdnodata`: an alert cannot start from this loan, and what can be done instead. */
export function NoDataScreen() {
  return (
    <div className="flow">
      <OutcomePage
        tone="info"
        actions={[
          <ActionLink key="own" to={paths.rateDrop.visitors} look="primary">
            <FormattedMessage {...messages.ownNumbers} />
          </ActionLink>,
          <ActionLink key="loans" to={paths.loans.list}>
            <FormattedMessage {...messages.yourLoans} />
          </ActionLink>,
          <ActionLink key="add" to={paths.loans.add} look="quiet">
            <FormattedMessage {...messages.addLoan} />
          </ActionLink>,
        ]}
      >
        <p>
          <FormattedMessage {...messages.noDataWhy} />
        </p>
        <p>
          <FormattedMessage {...messages.noDataNext} /> <CallSupport />
        </p>
      </OutcomePage>
    </div>
  );
}
