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

const WIDE_SCREEN = '@media (min-width: 768px)';

/** A row of buttons on a phone, where nothing can be dropped; a dashed drop zone on wider screens. */
const Zone = styled(CardActions, { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(({ isOver }) => ({
  [WIDE_SCREEN]: {
    padding: 16,
    border: '1px dashed var(--control)',
    borderRadius: 'var(--radius-control)',
    ...(isOver && { borderStyle: 'solid', borderColor: 'var(--primary)', background: 'var(--primary-soft)' }),
  },
}));

/** Visible only on touch devices and small screens. Elsewhere the browser would just open its file picker. */
const PhotoButton = styled(Button)({
  display: 'none',
  '@media screen and (any-pointer: coarse), screen and (max-width: 767.98px)': { display: 'inline-flex' },
});

interface Props {
  /** What the files are for. Part of the accessible names of the buttons. */
  what: string;
  limits: UploadLimits;
  isMain: boolean;
  /** Whether to also accept files that are pasted while no element has focus. */
  takesAllPastes: boolean;
  autoFocus: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Called with a photo, which may be the first page of several. */
  onPhoto: (file: File) => void;
}

/** Accepts files by picker, drag and drop, paste or camera. It does not validate them. */
export function FileDrop({ what, limits, isMain, takesAllPastes, autoFocus, onFiles, onPhoto }: Props) {
  const intl = useIntl();
  const camera = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [isNotAFile, setIsNotAFile] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    getFilesFromEvent: readFilesInBatches,
    onDrop: (accepted, rejected) => {
      setIsNotAFile(false);
      onFiles([...accepted, ...rejected.map(({ file }) => file)]);
    },
    accept: Object.fromEntries(limits.mediaTypes.map((type) => [type, []])), // With these types an iPhone converts HEIC to JPEG by itself.
    noClick: true,
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
            target.value = ''; // Allows a second photo with the same name, which would not fire `change` otherwise.
          }}
        />
        <Typography variant="body2" color="textSecondary">
          {isDragActive ? (
            <FormattedMessage {...messages.dropNow} />
          ) : (
            <>
              <Box component="span" sx={{ display: 'none', [WIDE_SCREEN]: { display: 'inline', marginInlineEnd: '0.3em' } }}>
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

const BATCH_SIZE = 5;

/**
 * Reads file sizes in small groups with pauses. The browser looks up each file on disk when its size is first read, which would block the
 * page for hundreds of files.
 */
async function readFilesInBatches(event: unknown): ReturnType<typeof fromEvent> {
  const found = await fromEvent(event);
  for (const [index, one] of found.entries()) {
    if ('size' in one && one.size >= 0 && index % BATCH_SIZE === 0) await nextTask();
  }
  await nextTask();
  return found;
}

/** Calls `onFiles` for files pasted anywhere on the page if `isMine` accepts the focused element. */
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
