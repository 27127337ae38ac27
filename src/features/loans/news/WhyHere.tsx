import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { rateDropAlerts } from '#lending/rateDrop/rateDropAlerts.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import './whyHere.css';
import { messages } from './whyHereMessages.ts';

/** Why somebody is on the list who asked for another page: `?notice=` names it. Stays until it is closed, or the list is left. */
export function WhyHere() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (search.get('notice') !== 'rate-drop') return null;
  return (
    <div className="why-here">
      <Notice tone="info" title={<FormattedMessage {...messages.needsLoan} />}>
        <p>
          <FormattedMessage {...messages.choose} />
        </p>
        <div className="actions">
          <ActionLink to={paths.rateDrop.alerts}>
            <FormattedMessage {...rateDropAlerts} />
          </ActionLink>
          <ActionButton look="quiet" onClick={() => void navigate(paths.loans.list, { replace: true })}>
            <FormattedMessage {...messages.close} />
          </ActionButton>
        </div>
      </Notice>
    </div>
  );
}
