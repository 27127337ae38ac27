import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { nextTask } from '#platform/nextTask.ts';

import { checkFile } from './check/checkFile.ts';
import { addToQueue, type ChosenDocument, type UploadTarget } from './addToQueue.ts';
import { FileDrop } from './FileDrop.tsx';
import { addPictures, combinePages, takePages } from './pageTray.ts';
import type { UploadPayload } from './uploadListeners.ts';
import { UploadList } from './list/UploadList.tsx';
import { entriesAt, selectPages } from './uploadSlice.ts';

/**
 * Preloaded after the page, so that losing the connection later does not lose the chosen pictures. Only needed where pictures can be
 * pages.
 */
const loadTray = () => import(/* webpackChunkName: "UploadParts" */ './PagesTray.tsx');
const PagesTray = lazy(async () => ({ default: (await loadTray()).PagesTray }));

interface Props {
  where: UploadTarget;
  /** What the files are for. Part of button names and of the name of a document made of pictures. */
  what: string;
  limits: UploadLimits;
  known: UploadPayload['knownHashes'];
  send: UploadPayload['send'];
  isMain: boolean;
  takesAllPastes: boolean;
  /** False where each picture is a separate document, so that the user is not asked about pages. */
  hasPages?: boolean;
  /** Whether to focus the button, because the user just opened this area. */
  autoFocus?: boolean;
}

/** Accepts files for one place, lists the uploads, and asks whether several pictures are pages of one document. */
export function UploadArea(props: Props) {
  const { where, what, limits, known: knownHashes, send, isMain, takesAllPastes, hasPages = true, autoFocus = false } = props;
  const dispatch = useDispatch<PortalDispatch>();
  const { queue, slot } = where;
  const pages = useSelector(useMemo(() => entriesAt(selectPages, { queue, slot }), [queue, slot]));
  useEffect(() => {
    if (hasPages) void loadTray().catch(() => undefined);
  }, [hasPages]);

  const choose = (chosen: readonly ChosenDocument[]): void => {
    dispatch(addToQueue(chosen, where, { limits, knownHashes, send }));
  };
  /** Sends files, except for pictures that may be pages of one document: those wait for the user's choice. */
  const addFiles = async (files: readonly File[], isPhoto: boolean): Promise<void> => {
    const pictures: File[] = [];
    const rest: File[] = [];
    for (const file of files) {
      const isGood = hasPages && file.type.startsWith('image/') && (await checkFile(file, limits)) === null;
      (isGood ? pictures : rest).push(file);
    }
    await nextTask(); // This pause lets the browser respond before it renders hundreds of files.
    const mayBePages = dispatch(addPictures(where, pictures, { most: limits.filesAtOnce, isPhoto }));
    if (!mayBePages) rest.unshift(...pictures);
    if (rest.length > 0) choose(rest.map(toChosenDocument));
  };

  return (
    <div>
      <UploadList place={where} fileBytes={limits.fileBytes} />
      <Stack spacing={2}>
        {pages.length > 0 && (
          <Suspense>
            <PagesTray
              pages={pages}
              onSendTogether={() => choose([combinePages(dispatch(takePages(where)), `${what}.pdf`)])}
              onSendApart={() => choose(dispatch(takePages(where)))}
              onDiscard={() => dispatch(takePages(where))}
            />
          </Suspense>
        )}
        <FileDrop
          what={what}
          limits={limits}
          isMain={isMain && pages.length === 0}
          takesAllPastes={takesAllPastes}
          autoFocus={autoFocus}
          onFiles={(files) => void addFiles(files, false)}
          onPhoto={(file) => void addFiles([file], true)}
        />
      </Stack>
    </div>
  );
}

const toChosenDocument = (file: File): ChosenDocument => ({ name: file.name, files: [file], turns: [] });
