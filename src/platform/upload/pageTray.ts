/** Pictures that may be pages of one document. They are kept in the store, so that the user can visit other screens in the meantime. */
import { peekStored } from '#platform/api/secretVault.ts';
import type { PortalThunk } from '#platform/storeTypes.ts';

import type { ChosenDocument } from './addToQueue.ts';
import {
  isAtPlace,
  pageRemoved,
  pagesAdded,
  pagesEnded,
  selectPages,
  type UploadPlace,
  type WithUploads,
} from './uploadSlice.ts';

const pageStorageName = (id: string): string => `page ${id}`;

/** The screen has installed the upload feature, so the state has its slice. */
const pagesAt = (state: unknown, place: UploadPlace) => selectPages(state as WithUploads).filter(isAtPlace(place));

/**
 * Adds pictures to the page tray of a place. Returns false and adds nothing if they cannot be pages: a single chosen picture is a
 * document by itself, and more than `most` files cannot be sent together.
 * @param isPhoto whether the picture was taken with the camera, so that more pages may follow
 */
export const addPictures =
  (place: UploadPlace, pictures: readonly File[], { most, isPhoto }: { most: number; isPhoto: boolean }): PortalThunk<boolean> =>
  (dispatch, getState, { vault }) => {
    const all = pagesAt(getState(), place).length + pictures.length;
    if (pictures.length === 0 || all > most || (all === 1 && !isPhoto)) return false;
    const { queue, slot } = place;
    const pages = pictures.map((picture) => {
      const id = crypto.randomUUID();
      const { name, size: sizeBytes } = picture;
      return { queue, slot, id, name, sizeBytes, turn: 0, file: vault.store(pageStorageName(id), picture) };
    });
    dispatch(pagesAdded(pages));
    return true;
  };

export const removePage =
  (id: string): PortalThunk<void> =>
  (dispatch, _getState, { vault }) => {
    vault.remove(pageStorageName(id));
    dispatch(pageRemoved(id));
  };

/** Empties the page tray and returns its pictures, each as a separate document. */
export const takePages =
  (place: UploadPlace): PortalThunk<ChosenDocument[]> =>
  (dispatch, getState, { vault }) => {
    const chosen = pagesAt(getState(), place).flatMap(({ id, name, turn, file }): ChosenDocument[] => {
      const picture = dispatch(peekStored(file));
      vault.remove(pageStorageName(id));
      return picture === null ? [] : [{ name, files: [picture], turns: turn === 0 ? [] : [turn] }];
    });
    dispatch(pagesEnded(place));
    return chosen;
  };

export const combinePages = (pages: readonly ChosenDocument[], name: string): ChosenDocument => ({
  name,
  files: pages.flatMap(({ files }) => files),
  turns: pages.map(({ turns: [turn = 0] }) => turn),
});
