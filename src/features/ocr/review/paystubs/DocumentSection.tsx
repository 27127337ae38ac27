import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { isUnreadable, readableEntries } from '#domain/unreadable.ts';
import { paths } from '#platform/routing/paths.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import { FailedChange } from '../../FailedChange.tsx';
import { PaystubQuestion } from '../../removal/PaystubQuestion.tsx';
import { RemoveDocument } from '../../removal/RemoveDocument.tsx';
import type { DocumentDetails } from '../../ocrApi.ts';
import { requestKey } from '../../ocrSlice.ts';
import { useRequest } from '../../useRequest.ts';
import { usePagePictures } from '../picture/usePagePictures.ts';
import { useReview } from '../reviewContext.ts';
import { DownloadDocument } from '../picture/DownloadDocument.tsx';
import { documentQuestionId } from './findingAnchors.ts';
import { messages } from './paystubMessages.ts';
import { PaystubSection } from './PaystubSection.tsx';

interface Props {
  paper: DocumentDetails;
  /** Number of paystubs in the documents before this one, and in all documents. */
  paystubsBefore: number;
  total: number;
  personName: string;
}

export function DocumentSection({ paper, paystubsBefore, total, personName }: Props) {
  const { link } = useReview();
  const { documentId, warnings } = paper;
  const paystubs = readableEntries(paper.paystubs);
  const hasUnreadablePaystub = paper.paystubs.some(isUnreadable);
  const places = paystubs.flatMap(({ fields }) =>
    readableEntries(fields).flatMap(({ place }) => (place === null ? [] : [place.page])),
  );
  const pages = [...new Set(places.length === 0 && paystubs.length > 0 ? [1] : places)].sort((one, other) => one - other);
  const { pictures, askAgain } = usePagePictures({ tag: link.tag, documentId, pages });
  // An unknown warning is treated as poor quality, to be safe.
  const isPoor = warnings.some((warning) => ['lowResolution', 'blurred', 'unknown'].includes(warning));

  if (paper.paystubs.length === 0) return <NoPaystub paper={paper} />;
  return (
    <>
      {isPoor && (
        <Alert severity="warning" role="note">
          <p>
            <FormattedMessage {...messages.poor} />
          </p>
          <CardActions>
            <Button component={RouterLink} variant="text" to={paths.income.upload(link.token)}>
              <FormattedMessage {...messages.newPhoto} />
            </Button>
          </CardActions>
        </Alert>
      )}
      {warnings.includes('severalPaystubs') && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.several} values={{ count: paystubs.length }} />
        </Typography>
      )}
      {hasUnreadablePaystub && <UnreadableNotice title={<FormattedMessage {...messages.unreadablePaystub} />} />}
      {paystubs.map((paystub, index) => (
        <PaystubSection
          key={paystub.paystubId}
          paper={paper}
          paystub={paystub}
          place={paystubsBefore + index + 1}
          total={total}
          personName={personName}
          pictures={pictures}
          onReloadPictures={askAgain}
        />
      ))}
    </>
  );
}

/**
 * A document without a paystub, or one that could not be read: the borrower can type the values in or remove it. For an `unsure` one it
 * asks whether it is a paystub.
 */
export function NoPaystub({ paper }: { paper: IncomePaper }) {
  const { link, change } = useReview();
  const { documentId, fileName, reading } = paper;
  const request = useRequest(requestKey('paper', documentId));
  const typeIn = async () => {
    const error = await request.run(() => change({ documentId, change: 'typeIn' }));
    if (error === undefined) document.querySelector('h1')?.focus(); // the focused button is about to be removed
  };
  return (
    <SectionCard title={fileName}>
      {reading === 'unsure' ? (
        <div id={documentQuestionId(documentId)} tabIndex={-1}>
          <PaystubQuestion paper={paper} tag={link.tag} request={request} />
        </div>
      ) : (
        <p>
          <FormattedMessage
            {...(reading === 'reading' ? messages.reading : reading === 'failed' ? messages.unread : messages.none)}
          />
        </p>
      )}
      {request.error !== null && <FailedChange error={request.error} />}
      <CardActions>
        {(reading === 'read' || reading === 'failed') && (
          <>
            <Button variant="outlined" onClick={() => void typeIn()}>
              <FormattedMessage {...messages.typeIn} />
            </Button>
            <RemoveDocument paper={paper} tag={link.tag} request={request} />
          </>
        )}
        <DownloadDocument paper={paper} place="paper" />
      </CardActions>
    </SectionCard>
  );
}
