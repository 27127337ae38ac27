import List from '@mui/material/List';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { IncomePaper } from '#contract/borrower/ocr.ts';

import { DocumentRow } from './DocumentRow.tsx';
import { messages } from './uploadMessages.ts';

/** Screen readers hear only how many documents are being read and when that is done, not the countdown. */
export function UploadedDocuments({ papers, tag }: { papers: readonly IncomePaper[]; tag: string }) {
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
