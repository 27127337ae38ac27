import { isAnyOf } from '@reduxjs/toolkit';

import { describeError } from '#platform/api/describeError.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';
import { featureInstalled } from '#platform/feature.tsx';
import type { Listeners, PortalListenerApi, PortalState } from '#platform/storeTypes.ts';
import { nextTask } from '#platform/nextTask.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { selectIsLoggedIn, signedIn, signedOut } from '#platform/session/store/sessionSlice.ts';

import { checkFile, type FileLimits } from './check/checkFile.ts';
import { fileHash } from './check/fileHash.ts';
import { areReadable } from './check/readFile.ts';
import type { SendUpload } from './sendUpload.ts';
import { secondsLeft, type ProgressSample } from './timeLeft.ts';
import { storeUnsentFiles, readUnsentFiles } from './unsentFiles.ts';
import { uploadMessages } from './uploadMessages.ts';
import type { UploadOutcome } from './uploadOutcome.ts';
import {
  cancelRequested,
  filesChosen,
  isAtPlace,
  isUnderWay,
  pageRemoved,
  pagesAdded,
  pagesEnded,
  selectIsShown,
  selectPages,
  selectSent,
  selectUploads,
  sendRequested,
  unsentFound,
  uploadChanged,
  uploadSent,
  uploadSlice,
  type Upload,
  type WithUploads,
} from './uploadSlice.ts';

/** Data that an upload needs but the store cannot hold. */
export interface UploadPayload {
  files: readonly File[];
  limits: FileLimits;
  /** SHA-256 hashes of the files that already exist in the same place. */
  knownHashes: readonly string[];
  send: SendUpload;
}

/** The same for all files chosen at once. `files` has the order of the uploads. */
export type BatchPayload = Omit<UploadPayload, 'files'> & { files: readonly (readonly File[])[] };

type StateWithUploads = PortalState & WithUploads;

const MAX_PARALLEL = 3;
const RETRY_DELAYS_MS = [1000, 4000, 15_000];
/** Retry delay while the browser is offline. The retry starts earlier when the connection is back. */
const OFFLINE_RETRY_MS = 15_000;
/** An attempt without progress for this long is aborted. */
const STALL_LIMIT_MS = 60_000;
/** Minimum time between two progress updates, because dispatching for every packet would overload the store. */
const PROGRESS_INTERVAL_MS = 250;

/** Shared handler, so that the browser registers it only once. */
const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Checks chosen files one after the other and sends three at a time. */
export const uploadListeners: Listeners<StateWithUploads> = (start) => {
  const payloads = new Map<string, UploadPayload>();
  /** For each upload that is running or waiting for a retry, the function that aborts it. */
  const running = new Map<string, () => void>();
  const attempts = new Map<string, number>();
  let checked: Promise<unknown> = Promise.resolve();

  const forget = (id: string): void => {
    payloads.delete(id);
    attempts.delete(id);
  };

  type Api = Pick<PortalListenerApi<StateWithUploads>, 'dispatch' | 'extra' | 'getState'>;
  const find = ({ getState }: Api, id: string) => selectUploads(getState()).find((upload) => upload.id === id);

  const refuse = ({ dispatch }: Api, id: string, why: Partial<Upload>): void => {
    forget(id);
    dispatch(uploadChanged({ id, state: 'refused', ...why }));
  };

  const check = async (api: Api, id: string): Promise<void> => {
    const { dispatch, getState } = api;
    const thing = payloads.get(id);
    if (thing === undefined || find(api, id) === undefined) return; // The user has canceled the upload in the meantime.
    for (const file of thing.files) {
      const problem = await checkFile(file, thing.limits);
      if (problem === null) continue;
      refuse(api, id, { problem });
      return;
    }
    const [only, ...others] = thing.files;
    const digest = only === undefined || others.length > 0 ? null : await fileHash(only);
    const upload = find(api, id);
    if (upload === undefined) return;
    const isThis = (one: { digest: string | null }) => one.digest === digest;
    const rest = [...selectUploads(getState()), ...selectSent(getState())].filter(isAtPlace(upload));
    const isThere = digest !== null && (thing.knownHashes.includes(digest) || rest.some(isThis));
    dispatch(uploadChanged({ id, digest, state: isThere ? 'asked' : 'waiting' }));
    sendNext(api);
  };

  const sendNext = (api: Api): void => {
    for (const upload of selectUploads(api.getState())) {
      if (running.size >= MAX_PARALLEL) return;
      const thing = payloads.get(upload.id);
      if (upload.state === 'waiting' && thing !== undefined && !running.has(upload.id)) void send(api, upload, thing);
    }
  };

  /**
   * Makes one attempt to send an upload, then starts the next upload. A file may have been changed or deleted since it was chosen; then
   * no attempt can succeed.
   */
  const send = async (api: Api, upload: Upload, thing: UploadPayload): Promise<void> => {
    const { id } = upload;
    running.set(id, () => undefined); // This entry reserves a slot while the files are checked.
    if (!(await areReadable(thing.files))) refuse(api, id, { problem: 'unreadable' });
    else if (find(api, id) !== undefined) await handleOutcome(api, id, thing, await attemptSend(api, upload, thing));
    running.delete(id);
    await nextTask(); // This pause lets the screen show the result first.
    sendNext(api);
  };

  const attemptSend = async ({ dispatch }: Api, upload: Upload, thing: UploadPayload): Promise<UploadOutcome> => {
    const { id } = upload;
    let first: ProgressSample | null = null;
    let told = 0;
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => running.get(id)?.(), STALL_LIMIT_MS);
    };
    const onProgress = (share: number): void => {
      const now = Date.now();
      watch();
      first ??= { at: now, share };
      if (now - told < PROGRESS_INTERVAL_MS && share < 1) return;
      told = now;
      dispatch(uploadChanged({ id, share, secondsLeft: secondsLeft(first, { at: now, share }) }));
    };
    dispatch(uploadChanged({ id, state: 'sending', isAgain: false, share: 0, secondsLeft: null, words: null }));
    const { outcome, abort } = dispatch(thing.send(upload, thing.files, onProgress));
    running.set(id, abort);
    watch();
    return outcome.finally(() => clearTimeout(stalled));
  };

  const handleOutcome = async (api: Api, id: string, thing: UploadPayload, end: UploadOutcome): Promise<void> => {
    const { dispatch } = api;
    if (find(api, id) === undefined) return;
    if (end.is === 'sent') {
      forget(id);
      dispatch(uploadSent(id));
    } else if (end.is === 'refused') {
      refuse(api, id, { words: end.words });
    } else if (end.is === 'failed') {
      dispatch(uploadChanged({ id, state: 'failed', isAgain: false, ...whyFailed(api, end.error) }));
    } else if (end.is === 'later') {
      dispatch(uploadChanged({ id, state: 'waiting', isAgain: false, share: 0, secondsLeft: end.seconds }));
      await pause(id, end.seconds * 1000);
    } else if (!(await areReadable(thing.files))) {
      refuse(api, id, { problem: 'unreadable' });
    } else {
      await waitForNextTry(api, id);
    }
  };

  /** Returns the message of an upload that was rejected without being stored. */
  const whyFailed = ({ extra, getState }: Api, error: PortalError): Partial<Upload> => {
    const { config, intl } = extra;
    const why = describeError(error, { brand: config.brand.name, isSignedIn: selectIsLoggedIn(getState()) });
    const reason = why === null ? '' : intl().formatMessage(why.message, why.values);
    return { words: intl().formatMessage(uploadMessages.turnedAway, { reason }), offersSignIn: why?.offersSignIn === true };
  };

  /** Waits for the next automatic attempt. After the last one the user has to retry. */
  const waitForNextTry = async ({ dispatch }: Api, id: string): Promise<void> => {
    const count = attempts.get(id) ?? 0;
    const wait = RETRY_DELAYS_MS[count];
    if (wait === undefined) {
      dispatch(uploadChanged({ id, state: 'failed', isAgain: false }));
      return;
    }
    dispatch(uploadChanged({ id, state: 'waiting', isAgain: true, share: 0, secondsLeft: null }));
    // Being offline, as in a tunnel, does not use up an attempt.
    const isOffline = seemsOffline();
    if (!isOffline) attempts.set(id, count + 1);
    await pause(id, isOffline ? OFFLINE_RETRY_MS : wait, true);
  };

  /** Waits for some milliseconds, or until the browser is online again. The upload occupies its slot meanwhile. */
  const pause = (id: string, wait: number, untilOnline = false): Promise<void> =>
    new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, wait);
      if (untilOnline) window.addEventListener('online', end);
      running.set(id, end);
    });

  start({
    actionCreator: filesChosen,
    effect: ({ payload }, api) => {
      const { files, ...rest } = api.extra.vault.take(payload as SecretHandle<BatchPayload>); // `addToQueue` sealed this payload.
      for (const [index, upload] of payload.uploads.entries()) {
        if (upload.state === 'refused') continue;
        payloads.set(upload.id, { ...rest, files: files[index] ?? [] });
        checked = checked.catch(() => undefined).then(() => check(api, upload.id));
      }
    },
  });
  start({
    actionCreator: sendRequested,
    effect: ({ payload: id }, api) => {
      if (!payloads.has(id)) return;
      attempts.delete(id);
      api.dispatch(uploadChanged({ id, state: 'waiting', words: null, offersSignIn: false }));
      sendNext(api);
    },
  });
  start({
    actionCreator: cancelRequested,
    effect: ({ payload: id }) => {
      forget(id);
      running.get(id)?.();
    },
  });
  start({
    actionCreator: signedOut,
    effect: () => {
      for (const abort of running.values()) abort();
      running.clear();
      payloads.clear();
      attempts.clear();
    },
  });

  start({
    predicate: isAnyOf(filesChosen, uploadSent, cancelRequested, uploadChanged, pagesAdded, pageRemoved, pagesEnded),
    effect: async (action, { extra, getState, delay, cancelActiveListeners }) => {
      const isOpen = uploadChanged.match(action) && action.payload.state !== 'refused' && action.payload.state !== 'asked';
      if (isOpen) return; // The stored names do not change in this case.
      cancelActiveListeners();
      await delay(0); // Wait until the screen shows the change.
      storeUnsentFiles(extra.tabStorage, selectUploads(getState()), selectPages(getState()));
    },
  });
  // Restores the names of unsent files after a reload or a sign-in in the same tab.
  start({
    predicate: isAnyOf(featureInstalled, signedIn),
    effect: ({ payload }, { dispatch, extra, getState }) => {
      const isOther = typeof payload === 'string' && payload !== uploadSlice.reducerPath;
      if (isOther || selectUploads(getState()).length > 0) return;
      const found = readUnsentFiles(extra.tabStorage);
      if (found.length > 0) dispatch(unsentFound(found));
    },
  });

  // Shows a toast to a user who has left the page and cannot see the row.
  start({
    actionCreator: uploadChanged,
    effect: ({ payload: { id, state } }, api) => {
      const upload = find(api, id);
      if (upload === undefined || (state !== 'refused' && state !== 'failed')) return;
      if (selectIsShown(api.getState(), upload.queue)) return;
      const message = api.extra.intl().formatMessage(uploadMessages.leftUnsent, { name: upload.name });
      api.dispatch(showToast(`upload-${id}`, { type: 'error', message, timeOut: 0 }));
    },
  });

  // Leaving the page aborts uploads and drops pictures in the page tray, so the browser asks for confirmation.
  start({
    predicate: (_action, present, before) => present.uploads !== before.uploads,
    effect: (_action, { getState }) => {
      const isAsked = selectUploads(getState()).some(isUnderWay) || selectPages(getState()).length > 0;
      if (isAsked) window.addEventListener('beforeunload', confirmLeaving);
      else window.removeEventListener('beforeunload', confirmLeaving);
    },
  });
};
