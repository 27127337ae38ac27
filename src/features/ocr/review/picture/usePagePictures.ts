import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { unseal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';

import { useGetPagePictureMutation, type ByLink } from '../../ocrApi.ts';

/** By page, from 1. `none`: it can't be had or shown. A page that is not in it is on its way. */
export type PagePictures = ReadonlyMap<number, ImageBitmap | 'none'>;

const NO_PICTURES: PagePictures = new Map();

/**
 * Pictures of a paper's pages. They are drawn, because the page's policy lets nobody show a file from memory as an image, and given back
 * when nobody looks anymore.
 * @param pages from 1; a constant list
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
    // Put off, so that a mount which React takes back at once asks for nothing.
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
