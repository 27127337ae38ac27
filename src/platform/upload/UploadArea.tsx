import { lazy, Suspense, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { UploadLimits } from '#contract/borrower/docuSafe.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { nextTask } from '#platform/nextTask.ts';

import { checkFile } from './check/checkFile.ts';
import { chooseFiles, type Chosen, type Where } from './chooseFiles.ts';
import { FileDrop } from './FileDrop.tsx';
import type { Page } from './PagesTray.tsx';
import './upload.css';
import type { UploadGoods } from './uploadListeners.ts';
import { UploadList } from './UploadList.tsx';

/** Only for who sends pictures, and after the page: a connection that is lost later does not take them away. */
const loadTray = () => import(/* webpackChunkName: "UploadParts" */ './PagesTray.tsx');
const PagesTray = lazy(async () => ({ default: (await loadTray()).PagesTray }));

interface Props {
  where: Where;
  /** What the files are for: part of the names of buttons and of a document made of pictures. */
  what: string;
  limits: UploadLimits;
  known: UploadGoods['known'];
  send: UploadGoods['send'];
  isMain: boolean;
  takesAllPastes: boolean;
  /** False where each picture is a document of its own, so that nobody is asked about pages. */
  hasPages?: boolean;
  /** It was just asked for. */
  autoFocus?: boolean;
}

/** Takes documents for one place, shows them on their way, and asks whether pictures are the pages of one. */
export function UploadArea(props: Props) {
  const { where, what, limits, known, send, isMain, takesAllPastes, hasPages = true, autoFocus = false } = props;
  const dispatch = useDispatch<PortalDispatch>();
  const [pages, setPages] = useState<readonly Page[]>([]);
  useLeaveWarning(pages.length > 0);
  useEffect(() => {
    if (hasPages) void loadTray().catch(() => undefined);
  }, [hasPages]);

  const choose = (chosen: readonly Chosen[]): void => {
    dispatch(chooseFiles(chosen, where, { limits, known, send }));
  };
  /** Pictures that may be pages wait for the answer; everything else goes its way. */
  const take = async (files: readonly File[], isPhoto: boolean): Promise<void> => {
    const pictures: File[] = [];
    const rest: File[] = [];
    for (const file of files) {
      const isGood = hasPages && file.type.startsWith('image/') && (await checkFile(file, limits)) === null;
      (isGood ? pictures : rest).push(file);
    }
    await nextTask(); // the browser gets a breath between choosing and showing hundreds
    const all = pages.length + pictures.length;
    const mayBePages = pictures.length > 0 && all <= limits.filesAtOnce && (isPhoto || all > 1);
    if (mayBePages) {
      setPages((present) => [...present, ...pictures.map((file) => ({ id: crypto.randomUUID(), file, turn: 0 }))]);
    } else rest.unshift(...pictures);
    if (rest.length > 0) choose(rest.map(asDocument));
  };
  const end = (chosen: readonly Chosen[]): void => {
    setPages([]);
    choose(chosen);
  };

  return (
    <div className="stack">
      <UploadList place={where} fileBytes={limits.fileBytes} />
      {pages.length > 0 && (
        <Suspense>
          <PagesTray
            pages={pages}
            onPages={setPages}
            onSendTogether={() =>
              end([{ name: `${what}.pdf`, files: pages.map(({ file }) => file), turns: pages.map(({ turn }) => turn) }])
            }
            onSendApart={() =>
              end(pages.map(({ file, turn }) => ({ name: file.name, files: [file], turns: turn === 0 ? [] : [turn] })))
            }
            onDiscard={() => setPages([])}
          />
        </Suspense>
      )}
      <FileDrop
        what={what}
        limits={limits}
        isMain={isMain && pages.length === 0}
        takesAllPastes={takesAllPastes}
        autoFocus={autoFocus}
        onFiles={(files) => void take(files, false)}
        onPhoto={(file) => void take([file], true)}
      />
    </div>
  );
}

const asDocument = (file: File): Chosen => ({ name: file.name, files: [file], turns: [] });

/** While pictures wait to be sent, the browser asks before the page goes away. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
