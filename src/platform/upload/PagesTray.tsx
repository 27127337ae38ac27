import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import { look } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { removePage } from './pages.ts';
import { pagesMessages as messages } from './pagesMessages.ts';
import { pageMoved, pageTurned, type Page } from './uploadSlice.ts';

interface Props {
  pages: readonly Page[];
  onSendTogether: () => void;
  onSendApart: () => void;
  onDiscard: () => void;
}

/** Pictures before they are sent: in order, turned, one taken out; then as the pages of one document, or each by itself. */
export function PagesTray({ pages, onSendTogether, onSendApart, onDiscard }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  const count = pages.length;

  const move = (id: string, from: number, by: 1 | -1): void => {
    dispatch(pageMoved({ id, by }));
    setTold(intl.formatMessage(messages.moved, { place: from + by + 1, count }));
  };
  const remove = (id: string): void => {
    dispatch(removePage(id));
    setTold(intl.formatMessage(messages.removed, { count: count - 1 }));
    list.current?.focus();
  };

  return (
    <section className="stack" aria-label={intl.formatMessage(messages.title)}>
      <p>
        <FormattedMessage {...messages.question} values={{ count }} />
      </p>
      <ul ref={list} className="upload-pages" tabIndex={-1}>
        {pages.map(({ id, file, turn }, index) => (
          <li key={id} className="upload-page">
            <Picture file={file} turn={turn} />
            <p className="small">
              <FormattedMessage {...messages.page} values={{ place: index + 1, count }} />
            </p>
            <div className="actions">
              <ActionButton
                look="quiet"
                disabled={index === 0}
                aria-label={intl.formatMessage(messages.earlierWhich, { place: index + 1 })}
                onClick={() => move(id, index, -1)}
              >
                <FormattedMessage {...messages.earlier} />
              </ActionButton>
              <ActionButton
                look="quiet"
                disabled={index === count - 1}
                aria-label={intl.formatMessage(messages.laterWhich, { place: index + 1 })}
                onClick={() => move(id, index, 1)}
              >
                <FormattedMessage {...messages.later} />
              </ActionButton>
              <ActionButton
                look="quiet"
                aria-label={intl.formatMessage(messages.turnWhich, { place: index + 1 })}
                onClick={() => dispatch(pageTurned(id))}
              >
                <FormattedMessage {...messages.turn} />
              </ActionButton>
              <ActionButton
                look="quiet"
                aria-label={intl.formatMessage(messages.removeWhich, { place: index + 1 })}
                onClick={() => remove(id)}
              >
                <FormattedMessage {...messages.remove} />
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div className="actions">
        <ActionButton look="primary" onClick={onSendTogether}>
          <FormattedMessage {...messages.together} values={{ count }} />
        </ActionButton>
        {count > 1 && (
          <ActionButton onClick={onSendApart}>
            <FormattedMessage {...messages.apart} values={{ count }} />
          </ActionButton>
        )}
        <ActionButton look="quiet" onClick={onDiscard}>
          <FormattedMessage {...messages.discard} />
        </ActionButton>
      </div>
    </section>
  );
}

/** Pixels of a preview's longer side. */
const PREVIEW = 320;

/** The picture as it will stand on its page, small: twenty photographs at full size would fill the memory of a phone. */
function Picture({ file: kept, turn }: Pick<Page, 'file' | 'turn'>) {
  const dispatch = useDispatch<PortalDispatch>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const file = dispatch(look(kept));
    if (file !== null) void draw(file, () => (isGone ? null : canvas.current));
    return () => {
      isGone = true;
    };
  }, [dispatch, kept]);
  return (
    <span className="upload-picture">
      <canvas ref={canvas} width={0} height={0} style={{ transform: `rotate(${turn}deg)` }} />
    </span>
  );
}

/** One that cannot be drawn stays empty; the lender says why when it is sent. */
async function draw(file: File, target: () => HTMLCanvasElement | null): Promise<void> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = target();
    if (canvas !== null) {
      const scale = Math.min(1, PREVIEW / Math.max(picture.width, picture.height));
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
    picture.close();
  } catch {
    // Not a picture after all, or a browser that draws none.
  }
}
