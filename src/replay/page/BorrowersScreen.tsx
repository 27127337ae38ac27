import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type KeyboardEvent, useEffect, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Report } from '#replay/report.ts';

import { playerMessages as messages } from './playerMessages.ts';
import { useScreenFrame } from './useScreenFrame.ts';

interface AvailableSize {
  width: number;
  height: number;
}

/** Height of everything else above and below the frame, in pixels. */
const SURROUNDING_HEIGHT = 160;

const MIN_HEIGHT = 480;

/**
 * Measures the space available for a screen in CSS pixels: the width of a box, and most of the window's height. @returns a ref for the
 * box, and the size
 */
function useAvailableSize(): [RefObject<HTMLDivElement | null>, AvailableSize] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<AvailableSize>({ width: 0, height: MIN_HEIGHT });
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const measure = () =>
      setRoom({ width: watched.clientWidth, height: Math.max(MIN_HEIGHT, window.innerHeight - SURROUNDING_HEIGHT) });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return [box, room];
}

const SCROLLED_PAGES_BY_KEY = new Map([
  ['PageUp', -0.9],
  ['PageDown', 0.9],
]);

/** Renders the borrower's screen at a step in an iframe with the size of the borrower's window, scaled down to fit. */
export function BorrowersScreen({ report, index }: { report: Report; index: number }) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [wantsText, setWantsText] = useState(false);
  const { isBroken, text, scroll } = useScreenFrame(frame, { report, index, wantsText });
  const [box, room] = useAvailableSize();
  const screen = report.steps[index]?.screen ?? null;
  const { width, height, route } = screen ?? { width: 1280, height: 800, route: '' };
  const scale = Math.min(1, room.width / width, room.height / height);
  const press = (event: KeyboardEvent) => {
    const pages = SCROLLED_PAGES_BY_KEY.get(event.key);
    if (pages === undefined) return;
    event.preventDefault();
    scroll(pages);
  };
  return (
    <Stack spacing={2}>
      <div ref={box}>
        <div
          className="replay-frame"
          role="group"
          aria-label={intl.formatMessage(messages.scrolls)}
          tabIndex={0}
          onKeyDown={press}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            src="/support/screen"
            sandbox="allow-scripts"
            tabIndex={-1}
            title={intl.formatMessage(messages.screen)}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      {screen === null ? (
        <Alert role="note" severity="warning">
          <AlertTitle>
            <FormattedMessage {...messages.noScreen} />
          </AlertTitle>
        </Alert>
      ) : (
        <p className="muted small replay-code">
          <FormattedMessage {...messages.size} values={{ width, height, route, percent: Math.round(scale * 100) }} />
        </p>
      )}
      {isBroken && (
        <Alert role="note" severity="error">
          <AlertTitle>
            <FormattedMessage {...messages.brokenScreen} />
          </AlertTitle>
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.notShown} />
      </Typography>
      <details onToggle={({ currentTarget }) => setWantsText(currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.asText} />
        </summary>
        {wantsText && <p className="replay-text">{text}</p>}
      </details>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.keys} />
      </Typography>
    </Stack>
  );
}
