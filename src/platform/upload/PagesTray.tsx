import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import { peekStored } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { removePage } from './pageTray.ts';
import { pagesMessages as messages } from './pagesMessages.ts';
import { pageMoved, pageTurned, type DocumentPage } from './uploadSlice.ts';

const Pages = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 16,
  padding: 0,
});
const PageItem = styled(ListItem)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  alignContent: 'start',
  padding: 0,
});
const Frame = styled(Paper)({
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: 'var(--radius-control)',
  background: 'var(--paper)',
});
const Canvas = styled('canvas', { shouldForwardProp: (prop) => prop !== 'turn' })<Pick<DocumentPage, 'turn'>>(({ turn }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transform: `rotate(${turn}deg)`,
}));

interface Props {
  pages: readonly DocumentPage[];
  onSendTogether: () => void;
  onSendApart: () => void;
  onDiscard: () => void;
}

export function PagesTray({ pages, onSendTogether, onSendApart, onDiscard }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setTold] = useState('');
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
    <Stack component="section" spacing={2} aria-label={intl.formatMessage(messages.title)}>
      <Typography>
        <FormattedMessage {...messages.question} values={{ count }} />
      </Typography>
      <Pages ref={list} tabIndex={-1}>
        {pages.map(({ id, file, turn }, index) => (
          <PageItem key={id}>
            <PagePreview file={file} turn={turn} />
            <Typography variant="body2">
              <FormattedMessage {...messages.page} values={{ place: index + 1, count }} />
            </Typography>
            <CardActions>
              <Button
                variant="text"
                disabled={index === 0}
                aria-label={intl.formatMessage(messages.earlierWhich, { place: index + 1 })}
                onClick={() => move(id, index, -1)}
              >
                <FormattedMessage {...messages.earlier} />
              </Button>
              <Button
                variant="text"
                disabled={index === count - 1}
                aria-label={intl.formatMessage(messages.laterWhich, { place: index + 1 })}
                onClick={() => move(id, index, 1)}
              >
                <FormattedMessage {...messages.later} />
              </Button>
              <Button
                variant="text"
                aria-label={intl.formatMessage(messages.turnWhich, { place: index + 1 })}
                onClick={() => dispatch(pageTurned(id))}
              >
                <FormattedMessage {...messages.turn} />
              </Button>
              <Button
                variant="text"
                aria-label={intl.formatMessage(messages.removeWhich, { place: index + 1 })}
                onClick={() => remove(id)}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            </CardActions>
          </PageItem>
        ))}
      </Pages>
      <Typography role="status" className="visually-hidden">
        {announcement}
      </Typography>
      <CardActions>
        <Button variant="contained" onClick={onSendTogether}>
          <FormattedMessage {...messages.together} values={{ count }} />
        </Button>
        {count > 1 && (
          <Button variant="outlined" onClick={onSendApart}>
            <FormattedMessage {...messages.apart} values={{ count }} />
          </Button>
        )}
        <Button variant="text" onClick={onDiscard}>
          <FormattedMessage {...messages.discard} />
        </Button>
      </CardActions>
    </Stack>
  );
}

const PREVIEW_PIXELS = 320;

/** Small preview of a page. Twenty photos at full size would exhaust a phone's memory. */
function PagePreview({ file: kept, turn }: Pick<DocumentPage, 'file' | 'turn'>) {
  const dispatch = useDispatch<PortalDispatch>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const file = dispatch(peekStored(kept));
    if (file !== null) void drawPreview(file, () => (isGone ? null : canvas.current));
    return () => {
      isGone = true;
    };
  }, [dispatch, kept]);
  return (
    <Frame variant="outlined">
      <Canvas ref={canvas} width={0} height={0} turn={turn} />
    </Frame>
  );
}

/** Draws a picture on the canvas. A picture that cannot be drawn stays blank; the lender reports the problem after it is sent. */
async function drawPreview(file: File, target: () => HTMLCanvasElement | null): Promise<void> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = target();
    if (canvas !== null) {
      const scale = Math.min(1, PREVIEW_PIXELS / Math.max(picture.width, picture.height));
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
    picture.close();
  } catch {
    // The file is not a picture, or the browser does not support its format.
  }
}
