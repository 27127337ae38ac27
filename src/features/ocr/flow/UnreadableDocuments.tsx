import { FormattedMessage } from 'react-intl';

import { countUnreadable } from '#domain/unreadable.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';

import { messages } from './flowMessages.ts';

export function UnreadableDocuments({ papers }: { papers: readonly object[] }) {
  const count = countUnreadable(papers);
  if (count === 0) return null;
  return <UnreadableNotice title={<FormattedMessage {...messages.unreadablePapers} values={{ count }} />} />;
}
