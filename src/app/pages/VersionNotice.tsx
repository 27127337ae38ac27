import { defineMessages, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import { staticDocument } from '#platform/api/staticDocument.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';

import { useVersionNotice } from './useVersionNotice.ts';

/** Duration of the notice (specification, section 9). */
const VERSION_NOTICE_MS = 3500;

export function VersionNotice() {
  const dispatch = useDispatch<PortalDispatch>();
  const intl = useIntl();
  useVersionNotice({
    fetchCommit: async () => commitOf(await staticDocument('/version.json')),
    onNewer: () => {
      const message = intl.formatMessage(messages.newerVersion);
      dispatch(showToast('version', { type: 'info', message, position: 'bottom-right', timeOut: VERSION_NOTICE_MS }));
    },
  });
  return null;
}

const commitOf = (version: unknown): string | null =>
  typeof version === 'object' && version !== null && 'commit' in version && typeof version.commit === 'string'
    ? version.commit
    : null;

const messages = defineMessages({
  newerVersion: {
    id: 'frame.newerVersion',
    defaultMessage: 'We updated this site. Load the page again to get the new version.',
  },
});
