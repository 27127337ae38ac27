import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

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
} from '../uploadSlice.ts';
import { UploadStatus } from './UploadStatus.tsx';

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
