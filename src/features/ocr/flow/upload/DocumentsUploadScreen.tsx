import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { readableEntries } from '#domain/unreadable.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import type { PortalDispatch, PortalThunk } from '#platform/storeTypes.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { createUploader } from '#platform/upload/sendUpload.ts';
import { UploadArea } from '#platform/upload/UploadArea.tsx';
import { withUploads } from '#platform/upload/uploadFeature.ts';
import { UploadLimitsNote } from '#platform/upload/UploadLimitsNote.tsx';
import { isAtPlace, selectUploads, sendRequested, type UploadPlace, type WithUploads } from '#platform/upload/uploadSlice.ts';
import type { IncomePaper } from '#contract/borrower/ocr.ts';

import { uploadPapers, type IncomeCheck } from '../../ocrApi.ts';
import { withOcr } from '../../ocrSlice.ts';
import { IncomeStep, type IncomeLink } from '../IncomeStep.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { UnreadableDocuments } from '../UnreadableDocuments.tsx';
import { messages } from './uploadMessages.ts';
import { DocumentRow } from './DocumentRow.tsx';

const TIPS = [
  { words: messages.tipFlat, shape: 'M3 17.5h18M5.5 13.5h13M8 9.5h8' },
  { words: messages.tipWhole, shape: 'M3 7V3h4M17 3h4v4M21 17v4h-4M7 21H3v-4M8 7h8v10H8Z' },
  {
    words: messages.tipLight,
    shape:
      'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  },
  { words: messages.tipFlash, shape: 'M13 3 6 13.5h5L10 21l7-10.5h-5ZM3.5 3.5l17 17' },
];

function PhotoTips() {
  return (
    <div>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
        <FormattedMessage {...messages.tips} />
      </Typography>
      <Tips>
        {TIPS.map(({ words, shape }) => (
          <ListItem key={words.id}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={shape} />
            </svg>
            <FormattedMessage {...words} />
          </ListItem>
        ))}
      </Tips>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.each} />
      </Typography>
    </div>
  );
}

const Tips = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '8px 16px',
  marginBlock: 12,
  '& > li': { gap: 12, padding: 0 },
  '& svg': {
    flex: 'none',
    width: 24,
    height: 24,
    color: 'var(--primary)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** Screen at `/income-verification-documents-request/{contactId}/documents-upload`. */
export const DocumentsUploadScreen = withUploads(
  withOcr(() => (
    <IncomeStep step={1} lead={<FormattedMessage {...messages.lead} />}>
      {(check, link) => <Paystubs check={check} link={link} />}
    </IncomeStep>
  )),
);

const UPLOAD_SLOT = 'paystubs';

/**
 * Creates the thunk that uploads files for one mailed link.
 * @param tag link tag
 */
const createPaperUploader = (tag: string) =>
  createUploader({
    endpoint: uploadPapers,
    argument: { tag },
    texts: () => ({}),
    fileField: 'files',
    confirmsUpload: (received, _upload, files) => received.length === files.length, // the response must have one id for each uploaded file
  });

/** Retries failed uploads when the screen opens: after an expired ticket, the borrower returns here with a new one. */
const retryFailedUploads =
  (place: UploadPlace): PortalThunk<void> =>
  (dispatch, getState) => {
    const uploads = selectUploads(getState() as unknown as WithUploads); // `withUploads` has added this slice
    for (const upload of uploads.filter(isAtPlace(place))) if (upload.state === 'failed') dispatch(sendRequested(upload.id));
  };

function Paystubs({ check, link }: { check: IncomeCheck; link: IncomeLink }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const dispatch = useDispatch<PortalDispatch>();
  const { officer, limits, expiresOn } = check;
  const papers = readableEntries(check.papers);
  const { tag } = link;
  const queue = `income ${tag}`;
  const send = useMemo(() => createPaperUploader(tag), [tag]);
  useEffect(() => dispatch(retryFailedUploads({ queue, slot: UPLOAD_SLOT })), [dispatch, queue]);
  const remaining = {
    documents: limits.documents - check.papers.length,
    bytes: limits.totalBytes - papers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
  const isFirst = check.papers.length === 0;
  const isReading = papers.some(({ reading }) => reading === 'reading');

  return (
    <TwoColumns>
      <Stack spacing={3}>
        <SectionCard title={<FormattedMessage {...messages.paystubs} />}>
          {isFirst && <PhotoTips />}
          <UnreadableDocuments papers={check.papers} />
          <UploadedDocuments papers={papers} tag={tag} />
          <UploadArea
            where={{ queue, slot: UPLOAD_SLOT, remaining }}
            what={intl.formatMessage(messages.paystubs)}
            limits={limits}
            known={papers.map(({ sha256 }) => sha256)}
            send={send}
            isMain={isFirst}
            takesAllPastes
            hasPages={false}
          />
          {!isFirst && <PhotoTips />}
        </SectionCard>
        <ContinueButton check={check} token={link.token} queue={queue} />
        <p>
          <FormattedMessage
            {...(isReading ? messages.mayLeave : messages.mayComeBack)}
            values={{ day: formatDay(expiresOn, 'long') ?? '' }}
          />
        </p>
        <UploadLimitsNote limits={limits} />
      </Stack>
      <aside>
        <OfficerCard officer={officer} />
      </aside>
    </TwoColumns>
  );
}

/** Screen readers hear only how many documents are being read and when that is done, not the countdown. */
function UploadedDocuments({ papers, tag }: { papers: readonly IncomePaper[]; tag: string }) {
  const intl = useIntl();
  const count = papers.filter(({ reading }) => reading === 'reading').length;
  const [wasReading, setWasReading] = useState(false);
  if (count > 0 && !wasReading) setWasReading(true);
  const failed = papers.filter(({ reading }) => reading === 'failed').length;
  return (
    <div>
      <p role="status" className="visually-hidden">
        {count > 0 ? (
          <FormattedMessage {...messages.readingNow} values={{ count }} />
        ) : (
          wasReading && <FormattedMessage {...messages.doneReading} values={{ failed }} />
        )}
      </p>
      {papers.length > 0 && (
        <List aria-label={intl.formatMessage(messages.sent)}>
          {papers.map((paper) => (
            <DocumentRow key={paper.documentId} paper={paper} tag={tag} />
          ))}
        </List>
      )}
    </div>
  );
}
