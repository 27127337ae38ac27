import { FormattedMessage } from 'react-intl';

import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import { formatFileSize } from '#domain/fileSize.ts';

import { uploadMessages as messages } from './uploadMessages.ts';

/** How much can be sent in all, said before anything is chosen. */
export function UploadLimitsNote({ limits: { documents, totalBytes } }: { limits: UploadLimits }) {
  return (
    <p className="muted small">
      <FormattedMessage {...messages.limitsTogether} values={{ count: documents, total: formatFileSize(totalBytes) }} />
    </p>
  );
}
