import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper, PaperChange } from '#contract/borrower/ocr.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { seal } from '#platform/api/sealed.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import { useChangePaperMutation } from '../../ocrApi.ts';
import { PaystubQuestion } from '../../removal/PaystubQuestion.tsx';
import { RemovePaper } from '../../removal/RemovePaper.tsx';
import { PaperState } from './PaperState.tsx';
import { messages } from './uploadMessages.ts';

const SHEET = 'M6 2.5h8l5 5v14H6ZM14 2.5v5h5M9 13h7M9 17h5';

/** A paper that was sent: name, size, how far it is read, and the ways to have it read again or to take it back. */
export function PaperRow({ paper, tag }: { paper: IncomePaper; tag: string }) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { documentId, fileName: name, sizeBytes, reading, paystubCount } = paper;
  const [change, { isLoading: isChanging }] = useChangePaperMutation();
  const [failure, setFailure] = useState<PortalError | null>(null);
  const row = useRef<HTMLLIElement>(null);

  const readAgain = async () => {
    const wanted = dispatch(seal<PaperChange>({ documentId, change: 'readAgain' }));
    const { error } = await change({ tag, documentId, change: wanted });
    setFailure((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
    if (error === undefined) row.current?.focus(); // the button goes away
  };

  return (
    <li ref={row} tabIndex={-1} className="upload-row">
      <svg className="upload-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHEET} />
      </svg>
      <div>
        <p className="upload-name">{name}</p>
        <p className="muted small">{formatFileSize(sizeBytes)}</p>
      </div>
      {reading !== 'unsure' && <RemovePaper paper={paper} tag={tag} onTried={setFailure} />}
      <div className="upload-problem small">
        <PaperState paper={paper} />
        {reading === 'unsure' && <PaystubQuestion paper={paper} tag={tag} onTried={setFailure} />}
        {reading === 'read' && paystubCount === 0 && (
          <p className="muted">
            <FormattedMessage {...messages.noPaystubHelp} />
          </p>
        )}
        {reading === 'failed' && (
          <div>
            <ActionButton
              look="quiet"
              busy={isChanging}
              aria-label={intl.formatMessage(messages.readAgainWhich, { name })}
              onClick={() => void readAgain()}
            >
              <FormattedMessage {...messages.readAgain} />
            </ActionButton>
          </div>
        )}
        {failure !== null && <FailedChange error={failure} />}
      </div>
    </li>
  );
}
