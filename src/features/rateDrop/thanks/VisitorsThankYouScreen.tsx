import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link, type Location, useLocation } from 'react-router-dom';

import { keepAlert } from '#lending/rateDrop/keptAlert.ts';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { NothingToThankFor } from './NothingToThankFor.tsx';
import { thanksMessages as messages } from './thanksMessages.ts';

/** `/public-pages/rate-drop/thank-you`: an alert that was sent, or an account that was made for one. Opened directly it is plain. */
export function VisitorsThankYouScreen() {
  const { state } = useLocation() as Location<ThankYouState | null>; // nothing else leaves something there
  return (
    <div className="flow stack-wide">
      {state?.kind === 'lead' ? (
        <LeadReceived reference={state.reference} isLinkBad={state.isLinkBad === true} />
      ) : state?.kind === 'accountCreated' ? (
        <AccountCreated />
      ) : (
        <NothingToThankFor />
      )}
    </div>
  );
}

function LeadReceived({ reference, isLinkBad }: { reference: string; isLinkBad: boolean }) {
  const dispatch = useDispatch<PortalDispatch>();
  return (
    <>
      <OutcomePage tone="success" title={messages.thanks}>
        <p>
          <FormattedMessage {...messages.received} />
        </p>
        <p>
          <FormattedMessage {...messages.inTouch} />
        </p>
        {isLinkBad && (
          <Notice tone="attention" still>
            <FormattedMessage {...messages.badLink} />
          </Notice>
        )}
      </OutcomePage>
      <ScreenCard title={<FormattedMessage {...messages.keepTitle} />}>
        <p>
          <FormattedMessage {...messages.keepWhy} />
        </p>
        {/* Only whoever goes on leaves the reference in the browser: a press beside the links is no press on one. */}
        <div
          className="actions"
          onClickCapture={({ target }) => {
            if (target instanceof Element && target.closest('a') !== null) dispatch(keepAlert(reference));
          }}
        >
          <ActionLink to={paths.auth.signUp} look="primary">
            <FormattedMessage {...messages.signUp} />
          </ActionLink>
          <ActionLink to={paths.rateDrop.alerts}>
            <FormattedMessage {...messages.signIn} />
          </ActionLink>
        </div>
      </ScreenCard>
    </>
  );
}

function AccountCreated() {
  return (
    <OutcomePage tone="success">
      <p>
        <FormattedMessage
          {...messages.created}
          values={{
            login: (
              <Link to={paths.rateDrop.alerts}>
                <FormattedMessage {...messages.logIn} />
              </Link>
            ),
          }}
        />
      </p>
    </OutcomePage>
  );
}
