import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import { formatFileSize } from '#domain/fileSize.ts';

import { uploadMessages as messages } from './uploadMessages.ts';

export function UploadLimitsNote({ limits: { documents, totalBytes } }: { limits: UploadLimits }) {
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage {...messages.limitsTogether} values={{ count: documents, total: formatFileSize(totalBytes) }} />
    </Typography>
  );
}
