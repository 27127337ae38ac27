import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PagePlace, PaystubFieldName } from '#contract/borrower/ocr.ts';

import { messages } from './pictureMessages.ts';

/** Position of a value on the page. */
export interface ValueBox {
  name: PaystubFieldName;
  place: PagePlace;
  isMarked: boolean;
}

interface Props {
  bitmap: ImageBitmap;
  label: string;
  describedBy: string;
  boxes: readonly ValueBox[];
  focused: ValueBox | null;
  zoom: number;
  /** Called for the keys +, - and 0. */
  onZoom: (to: 'larger' | 'smaller' | 'whole') => void;
  onPick: (name: PaystubFieldName) => void;
}

const ZOOM_KEYS: Readonly<Record<string, Parameters<Props['onZoom']>[0]>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'whole',
};

/** If a box ends further right than this share of the page width, its flag goes on the left side to stay on the page. */
const MAX_RIGHT_FOR_FLAG = 0.88;

const toPercent = (share: number): string => `${share * 100}%`;

/** Scrolls the focused value into view. */
export function PageView({ bitmap, label, describedBy, boxes, focused, zoom, onZoom, onPick }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  useEffect(() => {
    const [inside, page] = [frame.current, canvas.current];
    if (inside === null || page === null || focused === null) return;
    const { x, y, width, height } = focused.place;
    // Scroll both axes in one call, because a second smooth scroll would cancel the first.
    inside.scrollTo({
      left: (x + width / 2) * page.clientWidth - inside.clientWidth / 2,
      top: (y + height / 2) * page.clientHeight - inside.clientHeight / 2,
    });
  }, [focused, zoom, bitmap]);

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.ctrlKey || event.metaKey ? undefined : ZOOM_KEYS[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onZoom(wanted);
  };
  /** Clicking a box focuses its field. Keyboard users reach the fields directly with Tab. */
  const onClick = (event: MouseEvent) => {
    const area = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height];
    const hit = boxes.find(
      ({ place }) => x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height,
    );
    if (hit !== undefined) onPick(hit.name);
  };

  return (
    <div
      ref={frame}
      className="page-frame"
      role="region"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className="page-sheet" style={{ width: toPercent(zoom) }} onClick={onClick}>
        <canvas ref={canvas} width={bitmap.width} height={bitmap.height} role="img" aria-label={label} />
        {boxes.map(({ name, place, isMarked }) => (
          <span
            key={name}
            className={['page-box', isMarked ? 'page-box-marked' : '', focused?.name === name ? 'page-box-focused' : ''].join(
              ' ',
            )}
            aria-hidden="true"
            style={{
              left: toPercent(place.x),
              top: toPercent(place.y),
              width: toPercent(place.width),
              height: toPercent(place.height),
            }}
          >
            {isMarked && (
              <span className={place.x + place.width > MAX_RIGHT_FOR_FLAG ? 'page-flag page-flag-left' : 'page-flag'}>
                <FormattedMessage {...messages.check} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
