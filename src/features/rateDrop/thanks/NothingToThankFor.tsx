import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { thanksMessages as messages } from './thanksMessages.ts';

/** A thank-you page that was opened directly: no success that was none, and the ways on. */
export function NothingToThankFor() {
  return (
    <OutcomePage
      tone="info"
      actions={[
        <ActionLink key="alerts" to={paths.rateDrop.alerts} look="primary">
          <FormattedMessage {...messages.seeAlerts} />
        </ActionLink>,
        <ActionLink key="set" to={paths.rateDrop.visitors}>
          <FormattedMessage {...messages.setAlert} />
        </ActionLink>,
      ]}
    >
      <p>
        <FormattedMessage {...messages.plain} />
      </p>
    </OutcomePage>
  );
}
