import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { messages } from '#platform/ui/messages.ts';

import { Notice } from './Notice.tsx';

/** Says that something is there that the page cannot show, that nothing is lost by it, and whom to call. @param title what it is */
export const UnreadableNotice = ({ title }: { title: ReactNode }) => (
  <Notice tone="attention" still title={title}>
    <p>
      <FormattedMessage {...messages.unreadableHelp} /> <CallSupport />
    </p>
  </Notice>
);
