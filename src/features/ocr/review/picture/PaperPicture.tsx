import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { isUnreadable, readable } from '#domain/unreadable.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';

import type { PaperDetails, Paystub } from '../../ocrApi.ts';
import { inputId, openDoubt } from '../fields/fieldKinds.ts';
import { DownloadPaper } from './DownloadPaper.tsx';
import { PageView, type Box } from './PageView.tsx';
import './picture.css';
import { messages } from './pictureMessages.ts';
import type { PagePictures } from './usePagePictures.ts';
import { isNearest, zoomedIn, zoomedOut, zoomFor } from './zoom.ts';

interface Props {
  paper: PaperDetails;
  paystub: Paystub;
  name: string;
  pictures: PagePictures;
  onAskAgain: () => void;
  focused: PaystubFieldName | null;
}

/** The picture of a paystub: beside its values where there is room, otherwise above them, to be opened. */
export function PaperPicture({ paper, paystub, name, pictures, onAskAgain, focused }: Props) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** What was chosen by hand, until the focus goes to another place. */
  const [chosen, setChosen] = useState<{ for: PaystubFieldName | null; zoom: number } | null>(null);
  const [turnedTo, setTurnedTo] = useState<{ for: PaystubFieldName | null; page: number } | null>(null);
  const all: Box[] = readable(paystub.fields).flatMap((field) =>
    field.place === null ? [] : [{ name: field.name, place: field.place, isMarked: openDoubt(field) !== null }],
  );
  const pages = [...new Set([...all.map(({ place }) => place.page)])].sort((one, other) => one - other);
  const focusedBox = all.find((box) => box.name === focused) ?? null;
  const page = turnedTo?.for === focused ? turnedTo.page : (focusedBox?.place.page ?? pages[0] ?? 1);
  const found = paper.pages[page - 1];
  const size = found === undefined || isUnreadable(found) ? undefined : found;
  const auto = focusedBox === null || size === undefined ? 1 : zoomFor(focusedBox.place, size);
  const zoom = chosen?.for === focused ? chosen.zoom : auto;
  const setZoom = (to: number) => setChosen({ for: focused, zoom: to });
  const picture = pictures.get(page);
  const label = intl.formatMessage(messages.region, { name, page });

  if (picture === 'none') {
    return (
      <div className="card">
        <p>
          <FormattedMessage {...messages.none} />
        </p>
        <div className="actions">
          <DownloadPaper paper={paper} look="secondary" />
          <ActionButton look="quiet" onClick={onAskAgain}>
            <FormattedMessage {...messages.askAgain} />
          </ActionButton>
        </div>
      </div>
    );
  }
  return (
    <div className="card paper-picture">
      <div className="picture-toggle">
        <ActionButton look="quiet" onClick={() => setIsOpen(!isOpen)}>
          <FormattedMessage {...(isOpen ? messages.hide : messages.show)} />
        </ActionButton>
      </div>
      <div className={isOpen ? 'picture-body' : 'picture-body picture-closed'}>
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
            onPick={(picked) => document.getElementById(inputId(paystub.paystubId, picked))?.focus()}
          />
        )}
        <div className="picture-tools">
          <ActionButton look="quiet" disabled={isNearest(zoom)} onClick={() => setZoom(zoomedIn(zoom))}>
            <FormattedMessage {...messages.larger} />
          </ActionButton>
          <ActionButton look="quiet" disabled={zoom <= 1} onClick={() => setZoom(zoomedOut(zoom))}>
            <FormattedMessage {...messages.smaller} />
          </ActionButton>
          <ActionButton look="quiet" disabled={zoom <= 1} onClick={() => setZoom(1)}>
            <FormattedMessage {...messages.whole} />
          </ActionButton>
          {pages.length > 1 &&
            pages.map((one) => (
              <ActionButton
                key={one}
                look="quiet"
                disabled={one === page}
                onClick={() => setTurnedTo({ for: focused, page: one })}
              >
                <FormattedMessage {...messages.page} values={{ page: one }} />
              </ActionButton>
            ))}
        </div>
        <p id={id} className="muted small picture-keys">
          <FormattedMessage {...messages.keys} />
        </p>
      </div>
    </div>
  );
}
