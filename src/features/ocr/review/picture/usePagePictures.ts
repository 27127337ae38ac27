import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { unseal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { useGetPagePictureMutation, type ByLink } from '../../ocrApi.ts';

/** Pictures by page number, counted from 1. `none`: the page could not be loaded or decoded. A missing entry is still loading. */
export type PagePictures = ReadonlyMap<number, ImageBitmap | 'none'>;

const NO_PICTURES: PagePictures = new Map();

/**
 * Loads the pictures of a document's pages as bitmaps for a canvas, because the Content Security Policy blocks blob URLs as images.
 * Bitmaps are closed on unmount.
 * @param pages page numbers, counted from 1
 */
export function usePagePictures({ tag, documentId, pages }: ByLink & { documentId: string; pages: readonly number[] }) {
  const dispatch = useDispatch<PortalDispatch>();
  const [ask] = useGetPagePictureMutation();
  const [pictures, setPictures] = useState(NO_PICTURES);
  const [turn, setTurn] = useState(0);
  const wanted = pages.join(' ');

  useEffect(() => {
    let isGone = false;
    const taken: ImageBitmap[] = [];
    const load = async () => {
      for (const page of wanted.split(' ').filter(Boolean).map(Number)) {
        const { data } = await ask({ tag, documentId, page });
        const picture = data === undefined ? null : await createImageBitmap(dispatch(unseal(data))).catch(() => null);
        if (picture !== null) taken.push(picture);
        if (isGone) break;
        setPictures((before) => new Map(before).set(page, picture ?? 'none'));
      }
      if (isGone) taken.forEach((picture) => picture.close());
    };
    // Delayed, so that the extra mount of React's Strict Mode sends no request.
    const timer = setTimeout(() => void load(), 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
      taken.forEach((picture) => picture.close());
    };
  }, [ask, dispatch, documentId, tag, wanted, turn]);

  const askAgain = useCallback(() => {
    setPictures(NO_PICTURES);
    setTurn((count) => count + 1);
  }, []);
  return { pictures, askAgain };
}
