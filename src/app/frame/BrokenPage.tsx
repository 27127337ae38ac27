import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { LineDrawing } from '#platform/ui/feedback/LineDrawing.tsx';

import { messages } from './messages.ts';
import { isMissingPart } from './missingPart.ts';

/** Shows in place of a broken screen. Needs no router, so it works even when the router broke. */
export function BrokenPage({ error }: { error: unknown }) {
  'use no memo'; // every page carries it, and it seldom renders
  const isMissing = isMissingPart(error);
  return (
    <div className="stack" role="alert">
      <LineDrawing name="cable" />
      <h1>
        <FormattedMessage {...(isMissing ? messages.partMissing : messages.screenFailed)} />
      </h1>
      <p>
        <FormattedMessage {...(isMissing ? messages.partMissingBody : messages.screenFailedBody)} />
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </ActionButton>
        <a className="button button-secondary" href={paths.loans.list}>
          <FormattedMessage {...messages.home} />
        </a>
      </div>
    </div>
  );
}
