import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PaystubFieldName, PagePlace } from '#contract/borrower/ocr.ts';
import { isUnreadable, readableEntries } from '#domain/unreadable.ts';

import type { PaystubField } from '../../ocrApi.ts';
import { paystubExpanded, selectIsExpanded, type WithOcr } from '../../ocrSlice.ts';
import { emptyField, fieldInputId, pendingDoubt, OTHER_FIELDS, USUAL_FIELDS } from '../fields/fieldKinds.ts';
import { messages as fieldMessages } from '../fields/fieldMessages.ts';
import { ValueRow } from '../fields/ValueRow.tsx';
import type { PaystubInDocument } from '../paystubIncome.ts';
import type { PagePictures } from '../picture/usePagePictures.ts';
import { FindingNotice } from './FindingNotice.tsx';
import { FINDING_ANCHORS } from './findingAnchors.ts';
import '../picture/picture.css';
import { cropAround } from '../picture/zoom.ts';

/** Size of the strip in CSS pixels: height, maximum and minimum width. `CANVAS_PIXEL_DENSITY` is canvas pixels per CSS pixel. */
const STRIP_HEIGHT = 56;

const MAX_STRIP_WIDTH = 300;

const MIN_STRIP_WIDTH = 120;

const CANVAS_PIXEL_DENSITY = 2;

/** Warning color of the light theme, because the scanned page is white in both themes. */
const MARK_COLOR = '#8a4b08';

/** Only for narrow screens, where the full picture would be a scroll away. */
function ValueSnippet({ place, pictures }: { place: PagePlace; pictures: PagePictures }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = pictures.get(place.page);
  const bitmap = picture === 'none' || picture === undefined ? null : picture;

  useEffect(() => {
    const strip = canvas.current;
    const drawing = strip?.getContext('2d');
    if (bitmap === null || strip === null || drawing == null) return;
    const room = {
      width: Math.max(MIN_STRIP_WIDTH, Math.min(MAX_STRIP_WIDTH, strip.parentElement?.clientWidth ?? MAX_STRIP_WIDTH)),
      height: STRIP_HEIGHT,
    };
    const part = cropAround(place, bitmap, room);
    const [width, height] = [room.width * CANVAS_PIXEL_DENSITY, room.height * CANVAS_PIXEL_DENSITY];
    strip.width = width;
    strip.height = height;
    strip.style.width = `${room.width}px`;
    const [across, down] = [width / part.width, height / part.height];
    drawing.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
    drawing.strokeStyle = MARK_COLOR;
    drawing.lineWidth = 2 * CANVAS_PIXEL_DENSITY;
    const gap = 3 * CANVAS_PIXEL_DENSITY;
    drawing.strokeRect(
      (place.x * bitmap.width - part.x) * across - gap,
      (place.y * bitmap.height - part.y) * down - gap,
      place.width * bitmap.width * across + 2 * gap,
      place.height * bitmap.height * down + 2 * gap,
    );
  }, [bitmap, place]);

  if (bitmap === null) return null;
  return <canvas ref={canvas} className="cut-out" aria-hidden="true" />;
}

interface Props {
  paystubInDocument: PaystubInDocument;
  /** Name of the borrower whom the link was sent to. */
  personName: string;
  pictures: PagePictures;
  focused: PaystubFieldName | null;
  onFocus: (name: PaystubFieldName) => void;
  /** Additional buttons for the paystub. */
  children: ReactNode;
}

/** The values are in the order they add up. Each finding is shown below the last value it concerns. */
export function PaystubValues({ paystubInDocument, personName, pictures, focused, onFocus, children }: Props) {
  const { documentId, paystub } = paystubInDocument;
  const { paystubId, findings } = paystub;
  const dispatch = useDispatch();
  const isExpanded = useSelector((state: WithOcr) => selectIsExpanded(state, paystubId));
  const fields = readableEntries(paystub.fields);
  const find = (name: PaystubFieldName): PaystubField | undefined => fields.find((field) => field.name === name);
  const others = OTHER_FIELDS.filter((pair) => isExpanded || pair.some((name) => find(name) !== undefined));
  const isTypedIn = fields.every(({ read }) => read === null);

  const showMore = () => {
    const first = OTHER_FIELDS.find((pair) => !others.includes(pair));
    flushSync(() => dispatch(paystubExpanded(paystubId)));
    if (first !== undefined) document.getElementById(fieldInputId(paystubId, first[0]))?.focus();
  };
  const renderRow = (name: PaystubFieldName, isToType: boolean) => {
    const field = find(name) ?? emptyField(name);
    const isShown = focused === name || pendingDoubt(field) !== null;
    const below = findings.filter((finding) => finding !== 'unknown' && FINDING_ANCHORS[finding] === name);
    return (
      <ValueRow
        key={name}
        documentId={documentId}
        paystubId={paystubId}
        field={field}
        showsEmptyField={isToType}
        snippet={isShown && field.place !== null && <ValueSnippet place={field.place} pictures={pictures} />}
        onFocus={() => onFocus(name)}
      >
        {below.length > 0 && (
          <Stack spacing={1} sx={{ pb: 2 }}>
            {below.map((finding) => (
              <FindingNotice key={finding} finding={finding} paystubInDocument={paystubInDocument} personName={personName} />
            ))}
          </Stack>
        )}
      </ValueRow>
    );
  };

  return (
    <>
      <List>
        {USUAL_FIELDS.map((name) => renderRow(name, isTypedIn))}
        {others.flatMap((pair) => pair.map((name) => renderRow(name, isTypedIn || isExpanded)))}
      </List>
      {findings.includes('unknown') && (
        <FindingNotice finding="unknown" paystubInDocument={paystubInDocument} personName={personName} />
      )}
      {paystub.fields.some(isUnreadable) && (
        <Alert severity="warning" role="note">
          <FormattedMessage {...fieldMessages.unreadable} />
        </Alert>
      )}
      <CardActions>
        {others.length < OTHER_FIELDS.length && (
          <Button variant="text" onClick={showMore}>
            <FormattedMessage {...fieldMessages.more} />
          </Button>
        )}
        {children}
      </CardActions>
    </>
  );
}
