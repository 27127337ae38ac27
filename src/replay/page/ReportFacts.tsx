import { FormattedDate, FormattedMessage } from 'react-intl';

import type { ReportedPortal } from '#contract/support.ts';

import { messages } from './messages.ts';

export function ReportFacts({ portal: { savedAt, words, answerTo, release, environment } }: { portal: ReportedPortal }) {
  return (
    <dl className="replay-facts">
      <div>
        <dt>
          <FormattedMessage {...messages.saved} />
        </dt>
        <dd>
          <FormattedDate value={savedAt} dateStyle="medium" timeStyle="long" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.release} />
        </dt>
        <dd>
          <FormattedMessage {...messages.releaseOf} values={{ version: release.version, commit: release.commit }} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.browser} />
        </dt>
        <dd>
          <FormattedMessage {...messages.browserOn} values={{ browser: environment.browser, system: environment.system }} />
        </dd>
      </div>
      <div className="replay-words">
        <dt>
          <FormattedMessage {...messages.words} />
        </dt>
        <dd>{words === '' ? <FormattedMessage {...messages.noWords} /> : words}</dd>
      </div>
      {answerTo !== undefined && (
        <div>
          <dt>
            <FormattedMessage {...messages.answerTo} />
          </dt>
          <dd>{answerTo}</dd>
        </div>
      )}
    </dl>
  );
}
