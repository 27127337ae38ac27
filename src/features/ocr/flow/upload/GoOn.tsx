import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { readable } from '#domain/unreadable.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { selectIsUnderWay } from '#platform/upload/uploadSlice.ts';

import type { IncomeCheck } from '../../ocrApi.ts';
import { messages } from './uploadMessages.ts';

/** What has to come before the next step, in words; null where nothing has. */
function missingIn(papers: readonly IncomePaper[], isSending: boolean): ReactNode {
  const count = papers.filter(({ reading }) => reading === 'reading').length;
  if (isSending) return <FormattedMessage {...messages.needsSending} />;
  if (count > 0) return <FormattedMessage {...messages.needsReading} values={{ count }} />;
  if (papers.length === 0) return <FormattedMessage {...messages.needsPaystub} />;
  if (papers.some(({ reading }) => reading === 'unsure')) return <FormattedMessage {...messages.needsAnswer} />;
  return papers.some(({ reading }) => reading === 'read') ? null : <FormattedMessage {...messages.needsRead} />;
}

/** To the next step. The button can always be pressed, and says what is missing; a dead one would say nothing to whoever cannot see why. */
export function GoOn({ check, token, queue }: { check: IncomeCheck; token: string; queue: string }) {
  const navigate = useNavigate();
  const papers = readable(check.papers);
  const missing = missingIn(papers, useSelector(selectIsUnderWay(queue)));
  /** How often it was pressed in vain; each time is told anew. */
  const [presses, setPresses] = useState(0);
  const count = papers.reduce((sum, { paystubCount }) => sum + paystubCount, 0);
  return (
    <>
      {presses > 0 && (
        <Notice key={presses} tone={missing === null ? 'success' : 'attention'}>
          {missing ?? <FormattedMessage {...messages.ready} />}
        </Notice>
      )}
      {missing === null && count === 1 && (
        <p className="muted">
          <FormattedMessage {...messages.onlyOne} />
        </p>
      )}
      <div className="actions">
        <ActionButton
          look={missing === null ? 'primary' : 'secondary'}
          onClick={() => {
            if (missing === null) void navigate(paths.income.summary(token));
            else setPresses(presses + 1);
          }}
        >
          <FormattedMessage {...messages.goOn} />
        </ActionButton>
      </div>
    </>
  );
}
