/** Pictures that may be pages of one document. They are kept in the store, so that the user can visit other screens in the meantime. */
import { look } from '#platform/api/sealed.ts';
import type { PortalThunk } from '#platform/listen.ts';

import type { Chosen } from './chooseFiles.ts';
import { isAt, pageRemoved, pagesAdded, pagesEnded, selectPages, type Place, type WithUploads } from './uploadSlice.ts';

const nameOf = (id: string): string => `page ${id}`;

/** The state has uploads because the screen has installed the feature. */
const pagesAt = (state: unknown, place: Place) => selectPages(state as WithUploads).filter(isAt(place));

/**
 * Adds pictures to the page tray of a place. Returns false and adds nothing if they cannot be pages: a single chosen picture is a
 * document by itself, and more than `most` files cannot be sent together.
 * @param isPhoto whether the picture was taken with the camera, so that more pages may follow
 */
export const addPictures =
  (place: Place, pictures: readonly File[], { most, isPhoto }: { most: number; isPhoto: boolean }): PortalThunk<boolean> =>
  (dispatch, getState, { envelopes }) => {
    const all = pagesAt(getState(), place).length + pictures.length;
    if (pictures.length === 0 || all > most || (all === 1 && !isPhoto)) return false;
    const { queue, slot } = place;
    const pages = pictures.map((picture) => {
      const id = crypto.randomUUID();
      const { name, size: sizeBytes } = picture;
      return { queue, slot, id, name, sizeBytes, turn: 0, file: envelopes.keep(nameOf(id), picture) };
    });
    dispatch(pagesAdded(pages));
    return true;
  };

export const removePage =
  (id: string): PortalThunk<void> =>
  (dispatch, _getState, { envelopes }) => {
    envelopes.forget(nameOf(id));
    dispatch(pageRemoved(id));
  };

/** Empties the page tray and returns its pictures, each as a separate document. */
export const takePages =
  (place: Place): PortalThunk<Chosen[]> =>
  (dispatch, getState, { envelopes }) => {
    const chosen = pagesAt(getState(), place).flatMap(({ id, name, turn, file }): Chosen[] => {
      const picture = dispatch(look(file));
      envelopes.forget(nameOf(id));
      return picture === null ? [] : [{ name, files: [picture], turns: turn === 0 ? [] : [turn] }];
    });
    dispatch(pagesEnded(place));
    return chosen;
  };

/** Combines pages to one document. @param name name of the document */
export const asOneDocument = (pages: readonly Chosen[], name: string): Chosen => ({
  name,
  files: pages.flatMap(({ files }) => files),
  turns: pages.map(({ turns: [turn = 0] }) => turn),
});
