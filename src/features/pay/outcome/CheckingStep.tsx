import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';

/** A payment was sent and its outcome is not known yet. There is no Pay button here. */
export function CheckingStep({ isUnanswerable }: { isUnanswerable: boolean }) {
  const { support } = useConfig();
  return (
    <>
      <PageTitle message={messages.checkingTitle} />
      <Notice tone="attention">
        <p>
          <FormattedMessage {...(isUnanswerable ? messages.unanswerable : messages.checking)} />
        </p>
        <p>
          <FormattedMessage {...messages.callUs} values={{ phone: support.phone, hours: support.hours }} />
        </p>
      </Notice>
    </>
  );
}
