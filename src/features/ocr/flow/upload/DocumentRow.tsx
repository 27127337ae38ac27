import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { IncomePaper, PaperChange } from '#contract/borrower/ocr.ts';
import { formatFileSize } from '#domain/fileSize.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { FileRow } from '#platform/upload/list/FileRow.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import { useChangePaperMutation } from '../../ocrApi.ts';
import { requestKey } from '../../ocrSlice.ts';
import { PaystubQuestion } from '../../removal/PaystubQuestion.tsx';
import { RemoveDocument } from '../../removal/RemoveDocument.tsx';
import { useRequest } from '../../useRequest.ts';
import { messages } from './uploadMessages.ts';

const MIN_SECONDS_FOR_MINUTES = 90;

function DocumentStatus({ paper: { reading, secondsLeft, paystubCount, toCheckCount } }: { paper: IncomePaper }) {
  if (reading === 'reading') {
    return (
      <StatusLabel tone="neutral">
        {secondsLeft === 0 ? (
          <FormattedMessage {...messages.readingLonger} />
        ) : secondsLeft === null || secondsLeft < 1 ? (
          <FormattedMessage {...messages.readingSoon} />
        ) : secondsLeft < MIN_SECONDS_FOR_MINUTES ? (
          <FormattedMessage {...messages.reading} values={{ count: Math.round(secondsLeft) }} />
        ) : (
          <FormattedMessage {...messages.readingMinutes} values={{ count: Math.ceil(secondsLeft / 60) }} />
        )}
      </StatusLabel>
    );
  }
  if (reading === 'failed') {
    return (
      <StatusLabel tone="error">
        <FormattedMessage {...messages.unread} />
      </StatusLabel>
    );
  }
  if (reading === 'unsure') {
    return (
      <StatusLabel tone="warning">
        <FormattedMessage {...messages.unsure} />
      </StatusLabel>
    );
  }
  if (paystubCount === 0) {
    return (
      <StatusLabel tone="warning">
        <FormattedMessage {...messages.noPaystub} />
      </StatusLabel>
    );
  }
  return (
    <StatusLabel tone={toCheckCount > 0 ? 'warning' : 'success'}>
      <FormattedMessage {...messages.read} values={{ paystubs: paystubCount, checks: toCheckCount }} />
    </StatusLabel>
  );
}

const DOCUMENT_ICON = 'M6 2.5h8l5 5v14H6ZM14 2.5v5h5M9 13h7M9 17h5';

export function DocumentRow({ paper, tag }: { paper: IncomePaper; tag: string }) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { documentId, fileName: name, sizeBytes, reading, paystubCount } = paper;
  const [change, { isLoading: isChanging }] = useChangePaperMutation();
  const request = useRequest(requestKey('paper', documentId));
  const row = useRef<HTMLLIElement>(null);

  const readAgain = async () => {
    const wanted = dispatch(putSecret<PaperChange>({ documentId, change: 'readAgain' }));
    const error = await request.run(
      async () => (await change({ tag, documentId, change: wanted })).error as PortalError | undefined, // the base query returns no other kind of error
    );
    if (error === undefined) row.current?.focus(); // the focused "Read it again" button is about to be removed
  };

  return (
    <FileRow
      ref={row}
      iconPath={DOCUMENT_ICON}
      name={name}
      details={formatFileSize(sizeBytes)}
      action={reading !== 'unsure' && <RemoveDocument paper={paper} tag={tag} request={request} />}
    >
      <Typography component="div" variant="body2">
        <DocumentStatus paper={paper} />
        {reading === 'unsure' && <PaystubQuestion paper={paper} tag={tag} request={request} />}
        {reading === 'read' && paystubCount === 0 && (
          <Typography color="textSecondary">
            <FormattedMessage {...messages.noPaystubHelp} />
          </Typography>
        )}
        {reading === 'failed' && (
          <div>
            <BusyButton
              variant="text"
              busy={isChanging}
              aria-label={intl.formatMessage(messages.readAgainWhich, { name })}
              onClick={() => void readAgain()}
            >
              <FormattedMessage {...messages.readAgain} />
            </BusyButton>
          </div>
        )}
        {request.error !== null && <FailedChange error={request.error} />}
      </Typography>
    </FileRow>
  );
}
