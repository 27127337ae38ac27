import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { IncomePaper } from '#contract/borrower/ocr.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { paths } from '#platform/routing/paths.ts';
import { selectIsUnderWay } from '#platform/upload/uploadSlice.ts';

import type { IncomeCheck } from '../../ocrApi.ts';
import { pressedInVain, selectBlockedClicks } from '../../ocrSlice.ts';
import { messages } from './uploadMessages.ts';

/** Returns what the borrower still has to do before the next step; null if nothing. */
function missingBeforeNextStep(papers: readonly IncomePaper[], isSending: boolean): ReactNode {
  const count = papers.filter(({ reading }) => reading === 'reading').length;
  if (isSending) return <FormattedMessage {...messages.needsSending} />;
  if (count > 0) return <FormattedMessage {...messages.needsReading} values={{ count }} />;
  if (papers.length === 0) return <FormattedMessage {...messages.needsPaystub} />;
  if (papers.some(({ reading }) => reading === 'unsure')) return <FormattedMessage {...messages.needsAnswer} />;
  return papers.some(({ reading }) => reading === 'read') ? null : <FormattedMessage {...messages.needsRead} />;
}

/** The button is never disabled: a click shows what is missing, which a disabled button would not tell a screen reader user. */
export function ContinueButton({ check, token, queue }: { check: IncomeCheck; token: string; queue: string }) {
  const navigate = useNavigate();
  const papers = readableEntries(check.papers);
  const missing = missingBeforeNextStep(papers, useSelector(selectIsUnderWay(queue)));
  const dispatch = useDispatch();
  const presses = useSelector(selectBlockedClicks);
  const count = papers.reduce((sum, { paystubCount }) => sum + paystubCount, 0);
  return (
    <>
      {presses > 0 && (
        <Alert role="status" key={presses} severity={missing === null ? 'success' : 'warning'}>
          {missing ?? <FormattedMessage {...messages.ready} />}
        </Alert>
      )}
      {missing === null && count === 1 && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.onlyOne} />
        </Typography>
      )}
      <CardActions>
        <Button
          variant={missing === null ? 'contained' : 'outlined'}
          onClick={() => {
            if (missing === null) void navigate(paths.income.summary(token));
            else dispatch(pressedInVain());
          }}
        >
          <FormattedMessage {...messages.goOn} />
        </Button>
      </CardActions>
    </>
  );
}
