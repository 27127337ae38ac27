import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { uploadProblemText } from '../uploadProblemText.ts';
import { uploadMessages as messages } from '../uploadMessages.ts';
import { isUnderWay, type Upload } from '../uploadSlice.ts';

interface Props {
  uploads: readonly Upload[];
  sent: number;
  fileBytes: number;
}

/** The progress text changes only at each quarter, so that a screen reader does not talk all the time. */
const ANNOUNCED_PROGRESS_STEPS = 4;

/** Announces the total progress and any problem with a file, both visibly and to screen readers. */
export function UploadStatus({ uploads, sent, fileBytes }: Props) {
  const intl = useIntl();
  const going = uploads.filter(isUnderWay);
  const problems = uploads.flatMap((upload) => {
    const problem = uploadProblemText(upload, intl, fileBytes);
    return problem === null ? [] : [{ name: upload.name, problem }];
  });
  const [first, ...others] = problems;
  const count = going.length + sent;
  const share = (sent + going.reduce((sum, upload) => sum + upload.share, 0)) / count;
  // Stays below 100 % until the lender has confirmed all files, even if all bytes were sent.
  const step = Math.min(Math.floor(share * ANNOUNCED_PROGRESS_STEPS), ANNOUNCED_PROGRESS_STEPS - 1) / ANNOUNCED_PROGRESS_STEPS;
  const progress =
    count === 0
      ? ''
      : going.length === 0
        ? intl.formatMessage(messages.allSent, { count })
        : step === 0
          ? intl.formatMessage(messages.sendingNow, { count })
          : intl.formatMessage(messages.percentSent, { count, percent: step * 100 });
  const wrong =
    first === undefined
      ? ''
      : others.length === 0
        ? intl.formatMessage(messages.needsLook, first)
        : intl.formatMessage(messages.needLook, { count: problems.length });
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary">
        {progress}
      </Typography>
      <Typography role="status" variant="body2" className={others.length === 0 ? 'visually-hidden' : undefined}>
        {wrong}
      </Typography>
    </>
  );
}
