import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { takeSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { useGetPagePictureMutation, type LinkArgs } from '../../ocrApi.ts';

/** Pictures by page number, counted from 1. `none`: the page could not be loaded or decoded. A missing entry is still loading. */
export type PagePictures = ReadonlyMap<number, ImageBitmap | 'none'>;

const NO_PICTURES: PagePictures = new Map();

/**
 * Loads the pictures of a document's pages as bitmaps for a canvas, because the Content Security Policy blocks blob URLs as images.
 * Bitmaps are closed on unmount.
 * @param pages page numbers, counted from 1
 */
export function usePagePictures({ tag, documentId, pages }: LinkArgs & { documentId: string; pages: readonly number[] }) {
  const dispatch = useDispatch<PortalDispatch>();
  const [getPicture] = useGetPagePictureMutation();
  const [pictures, setPictures] = useState(NO_PICTURES);
  const [reloadCount, setReloadCount] = useState(0);
  const wanted = pages.join(' ');

  useEffect(() => {
    let isGone = false;
    const bitmaps: ImageBitmap[] = [];
    const load = async () => {
      for (const page of wanted.split(' ').filter(Boolean).map(Number)) {
        const { data } = await getPicture({ tag, documentId, page });
        const picture = data === undefined ? null : await createImageBitmap(dispatch(takeSecret(data))).catch(() => null);
        if (picture !== null) bitmaps.push(picture);
        if (isGone) break;
        setPictures((before) => new Map(before).set(page, picture ?? 'none'));
      }
      if (isGone) bitmaps.forEach((picture) => picture.close());
    };
    // Delayed, so that the extra mount of React's Strict Mode sends no request.
    const timer = setTimeout(() => void load(), 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
      bitmaps.forEach((picture) => picture.close());
    };
  }, [getPicture, dispatch, documentId, tag, wanted, reloadCount]);

  const reload = useCallback(() => {
    setPictures(NO_PICTURES);
    setReloadCount((count) => count + 1);
  }, []);
  return { pictures, askAgain: reload };
}
