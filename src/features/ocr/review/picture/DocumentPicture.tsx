import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readableEntries } from '#domain/unreadable.ts';

import type { DocumentDetails, Paystub } from '../../ocrApi.ts';
import { pictureToggled, pictureTurned, pictureZoomed, selectPicture, type WithOcr } from '../../ocrSlice.ts';
import { fieldInputId, pendingDoubt } from '../fields/fieldKinds.ts';
import { useJump } from '../JumpLink.tsx';
import { DownloadDocument } from './DownloadDocument.tsx';
import { PageView, type ValueBox } from './PageView.tsx';
import './picture.css';
import { messages } from './pictureMessages.ts';
import type { PagePictures } from './usePagePictures.ts';
import { isMaxZoom, zoomedIn, zoomedOut, zoomFor } from './zoom.ts';

interface Props {
  paper: DocumentDetails;
  paystub: Paystub;
  name: string;
  pictures: PagePictures;
  onReload: () => void;
  focused: PaystubFieldName | null;
}

/** The picture is beside the paystub's values on wide screens, otherwise above them and collapsed. */
export function DocumentPicture({ paper, paystub, name, pictures, onReload, focused }: Props) {
  const intl = useIntl();
  const id = useId();
  const dispatch = useDispatch();
  const jump = useJump();
  const { paystubId } = paystub;
  const { isOpen, zoomChoice, pageChoice } = useSelector((state: WithOcr) => selectPicture(state, paystubId));
  const all: ValueBox[] = readableEntries(paystub.fields).flatMap((field) =>
    field.place === null ? [] : [{ name: field.name, place: field.place, isMarked: pendingDoubt(field) !== null }],
  );
  const pages = [...new Set([...all.map(({ place }) => place.page)])].sort((one, other) => one - other);
  const focusedBox = all.find((box) => box.name === focused) ?? null;
  const page = pageChoice?.field === focused ? pageChoice.page : (focusedBox?.place.page ?? pages[0] ?? 1);
  const found = paper.pages[page - 1];
  const size = found === undefined || isUnreadable(found) ? undefined : found;
  const auto = focusedBox === null || size === undefined ? 1 : zoomFor(focusedBox.place, size);
  const zoom = zoomChoice?.field === focused ? zoomChoice.zoom : auto;
  const setZoom = (to: number) => dispatch(pictureZoomed({ paystubId, field: focused, zoom: to }));
  const picture = pictures.get(page);
  const label = intl.formatMessage(messages.region, { name, page });

  return (
    <Card className="paper-picture">
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {picture !== 'none' && (
          <Button
            className="picture-toggle"
            variant="text"
            onClick={() => dispatch(pictureToggled({ paystubId, isOpen: !isOpen }))}
          >
            <FormattedMessage {...(isOpen ? messages.hide : messages.show)} />
          </Button>
        )}
        <Typography className="picture-name" variant="body2" color="textSecondary" sx={{ alignSelf: 'center', flexGrow: 1 }}>
          {paper.fileName}
        </Typography>
        <div>
          <DownloadDocument paper={paper} place={`${paystubId} picture`} />
        </div>
      </Stack>
      {picture === 'none' ? (
        <div>
          <Typography>
            <FormattedMessage {...messages.none} />
          </Typography>
          <Button variant="text" onClick={onReload}>
            <FormattedMessage {...messages.askAgain} />
          </Button>
        </div>
      ) : (
        <div className={isOpen ? undefined : 'picture-closed'}>
          {picture === undefined ? (
            <Skeleton height="320px" />
          ) : (
            <PageView
              bitmap={picture}
              label={label}
              describedBy={id}
              boxes={all.filter(({ place }) => place.page === page)}
              focused={focusedBox?.place.page === page ? focusedBox : null}
              zoom={zoom}
              onZoom={(to) => setZoom(to === 'whole' ? 1 : to === 'larger' ? zoomedIn(zoom) : zoomedOut(zoom))}
              onPick={(picked) => jump({ id: fieldInputId(paystubId, picked), value: { paystubId, field: picked } })}
            />
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5 }}>
            <Button variant="text" disabled={isMaxZoom(zoom)} onClick={() => setZoom(zoomedIn(zoom))}>
              <FormattedMessage {...messages.larger} />
            </Button>
            <Button variant="text" disabled={zoom <= 1} onClick={() => setZoom(zoomedOut(zoom))}>
              <FormattedMessage {...messages.smaller} />
            </Button>
            <Button variant="text" disabled={zoom <= 1} onClick={() => setZoom(1)}>
              <FormattedMessage {...messages.whole} />
            </Button>
            {pages.length > 1 &&
              pages.map((one) => (
                <Button
                  key={one}
                  variant="text"
                  disabled={one === page}
                  onClick={() => dispatch(pictureTurned({ paystubId, field: focused, page: one }))}
                >
                  <FormattedMessage {...messages.page} values={{ page: one }} />
                </Button>
              ))}
          </Stack>
          <Typography id={id} className="picture-keys" variant="body2" color="textSecondary">
            <FormattedMessage {...messages.keys} />
          </Typography>
        </div>
      )}
    </Card>
  );
}
