import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import Typography from '@mui/material/Typography';

import { uploadMessages as messages } from '../uploadMessages.ts';
import { UploadRow } from './UploadRow.tsx';
import {
  cancelRequested,
  entriesAt,
  listHidden,
  listShown,
  selectSent,
  selectUploads,
  type UploadPlace,
  isUnderWay,
  type Upload,
} from '../uploadSlice.ts';
import { uploadProblemText } from '../uploadProblemText.ts';

interface Props {
  uploads: readonly Upload[];
  sent: number;
  fileBytes: number;
}

/** The progress text changes only at each quarter, so that a screen reader does not talk all the time. */
const ANNOUNCED_PROGRESS_STEPS = 4;

/** Announces the total progress and any problem with a file, both visibly and to screen readers. */
function UploadStatus({ uploads, sent, fileBytes }: Props) {
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

/** Number of rows shown at first, and added with each click on "Show more". Rendering hundreds of rows at once would freeze the page. */
const INITIAL_ROWS = 10;
const MORE_ROWS = 50;

/** The uploads of one place that are in progress or were not sent, with the reason. */
export function UploadList({ place: { queue, slot }, fileBytes }: { place: UploadPlace; fileBytes: number }) {
  const intl = useIntl();
  const [shown, setShown] = useState(INITIAL_ROWS);
  const uploads = useSelector(useMemo(() => entriesAt(selectUploads, { queue, slot }), [queue, slot]));
  const sent = useSelector(useMemo(() => entriesAt(selectSent, { queue, slot }), [queue, slot]));
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const newlySent = sent.filter(({ isNew }) => isNew).length;
  const hidden = uploads.length - shown;
  const refused = uploads.filter(({ state }) => state === 'refused');
  useEffect(() => {
    dispatch(listShown(queue));
    return () => void dispatch(listHidden(queue));
  }, [dispatch, queue]);
  const focusList = () => place.current?.focus();
  const dismissAll = () => {
    for (const { id } of refused) dispatch(cancelRequested(id));
    focusList();
  };
  return (
    <Box ref={place} tabIndex={-1} sx={{ mb: uploads.length + newlySent === 0 ? 0 : 2 }}>
      <UploadStatus uploads={uploads} sent={newlySent} fileBytes={fileBytes} />
      {uploads.length > 0 && (
        <List disablePadding sx={{ mt: 1 }} aria-label={intl.formatMessage(messages.list)}>
          {uploads.slice(0, shown).map((upload) => (
            <UploadRow key={upload.id} upload={upload} fileBytes={fileBytes} onEnd={focusList} />
          ))}
        </List>
      )}
      {refused.length > 1 && (
        <Button variant="text" onClick={dismissAll}>
          <FormattedMessage {...messages.dismissAll} values={{ count: refused.length }} />
        </Button>
      )}
      {hidden > 0 && (
        <Button variant="text" onClick={() => setShown(shown + MORE_ROWS)}>
          <FormattedMessage {...messages.more} values={{ count: hidden }} />
        </Button>
      )}
    </Box>
  );
}
