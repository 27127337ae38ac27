import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fromEvent } from 'file-selector';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { FormattedMessage, useIntl } from 'react-intl';

import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import { nextTask } from '#platform/nextTask.ts';

import { uploadMessages as messages } from './uploadMessages.ts';

const WIDE = '@media (min-width: 768px)';

/** A row of buttons on a phone, where nothing is dropped; elsewhere it is edged. */
const Zone = styled(CardActions, { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(({ isOver }) => ({
  [WIDE]: {
    padding: 16,
    border: '1px dashed var(--control)',
    borderRadius: 'var(--radius-control)',
    ...(isOver && { borderStyle: 'solid', borderColor: 'var(--primary)', background: 'var(--primary-soft)' }),
  },
}));

/** On a phone or a tablet; elsewhere the browser would only show its files. */
const PhotoButton = styled(Button)({
  display: 'none',
  '@media screen and (any-pointer: coarse), screen and (max-width: 767.98px)': { display: 'inline-flex' },
});

interface Props {
  /** What the files are for: part of the buttons' names. */
  what: string;
  limits: UploadLimits;
  /** It is the one action of the page. */
  isMain: boolean;
  /** What is pasted while the focus is on nothing that takes it comes here, too. */
  takesAllPastes: boolean;
  autoFocus: boolean;
  onFiles: (files: readonly File[]) => void;
  /** A photograph, which may be the first page of several. */
  onPhoto: (file: File) => void;
}

/** Takes files: picked, dropped, pasted, or photographed where there is a camera. It judges none of them. */
export function FileDrop({ what, limits, isMain, takesAllPastes, autoFocus, onFiles, onPhoto }: Props) {
  const intl = useIntl();
  const camera = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [isNotAFile, setIsNotAFile] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    getFilesFromEvent: filesIn,
    onDrop: (accepted, rejected) => {
      setIsNotAFile(false);
      onFiles([...accepted, ...rejected.map(({ file }) => file)]);
    },
    accept: Object.fromEntries(limits.mediaTypes.map((type) => [type, []])), // an iPhone then turns HEIC into JPEG by itself
    noClick: true, // the button is what is pressed
    noKeyboard: true,
  });
  usePaste(onFiles, (target) => zone.current?.contains(target) === true || (takesAllPastes && target === document.body));
  const onDrop = ({ dataTransfer: { types } }: DragEvent) => setIsNotAFile(!types.includes('Files'));
  return (
    <div ref={zone}>
      <Zone {...getRootProps({ role: undefined, tabIndex: undefined, onDrop })} isOver={isDragActive}>
        <input
          {...getInputProps({ style: undefined, hidden: true, 'aria-label': intl.formatMessage(messages.chooseFor, { what }) })}
        />
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          aria-label={intl.formatMessage(messages.chooseFor, { what })}
          autoFocus={autoFocus}
          onClick={open}
        >
          <FormattedMessage {...messages.choose} />
        </Button>
        <PhotoButton
          variant="outlined"
          aria-label={intl.formatMessage(messages.photoFor, { what })}
          onClick={() => camera.current?.click()}
        >
          <FormattedMessage {...messages.photo} />
        </PhotoButton>
        <input
          ref={camera}
          hidden
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={intl.formatMessage(messages.photoFor, { what })}
          onChange={({ target }) => {
            const [photo] = target.files ?? [];
            if (photo !== undefined) onPhoto(photo);
            target.value = ''; // the next photograph may have the same name
          }}
        />
        <Typography variant="body2" color="textSecondary">
          {isDragActive ? (
            <FormattedMessage {...messages.dropNow} />
          ) : (
            <>
              <Box component="span" sx={{ display: 'none', [WIDE]: { display: 'inline', marginInlineEnd: '0.3em' } }}>
                <FormattedMessage {...messages.dropHere} />
              </Box>
              <FormattedMessage {...messages.limits} values={{ size: formatFileSize(limits.fileBytes) }} />
            </>
          )}
        </Typography>
        <Typography role="status">{isNotAFile && <FormattedMessage {...messages.notAFile} />}</Typography>
      </Zone>
    </div>
  );
}

const SIZES_AT_ONCE = 5;

/** The browser looks each file up on the disk when its size is first asked for, and the page waits: of two hundred, a few at a time. */
async function filesIn(event: unknown): ReturnType<typeof fromEvent> {
  const found = await fromEvent(event);
  for (const [index, one] of found.entries()) {
    if ('size' in one && one.size >= 0 && index % SIZES_AT_ONCE === 0) await nextTask();
  }
  await nextTask();
  return found;
}

/** Files on the clipboard, wherever they are pasted on the page, when `isMine` says that they are for this place. */
function usePaste(onFiles: Props['onFiles'], isMine: (target: Node) => boolean): void {
  const latest = useRef({ onFiles, isMine });
  useEffect(() => {
    latest.current = { onFiles, isMine };
  });
  useEffect(() => {
    const take = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      const target = document.activeElement ?? document.body;
      if (files.length === 0 || !latest.current.isMine(target)) return;
      event.preventDefault();
      latest.current.onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
}
