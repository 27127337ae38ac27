import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { readable } from '#domain/unreadable.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { ErrorPanel } from '#platform/query/ErrorPanel.tsx';
import { useKeptQueries } from '#platform/query/useKeptQueries.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { SAME_PAGE } from '#platform/ui/layout/useFocusOnNavigation.ts';

import { UnreadablePapers } from '../flow/UnreadablePapers.tsx';
import { closeCheck } from '../check/attempts.ts';
import { StartCheck } from './StartCheck.tsx';
import { useAimCheck } from '../check/useAimCheck.ts';
import { Waiting } from '../check/Waiting.tsx';
import type { IncomeLink } from '../flow/IncomeStep.tsx';
import { getPaper, useGetIncomeCheckQuery, type IncomeCheck, type PaperDetails } from '../ocrApi.ts';
import {
  agencyRequestNotChecked,
  reviewKept,
  reviewLeft,
  reviewReopened,
  selectBegunCheck,
  selectNotChecked,
  selectReopened,
  type WithOcr,
} from '../ocrSlice.ts';
import { markedIn, NOTHING_LEFT_ID } from './fields/fieldKinds.ts';
import { IncomePanel } from './income/IncomePanel.tsx';
import { JobQuestions } from './income/JobQuestions.tsx';
import { isUnsaved, missingIn } from './income/missing.ts';
import { countingIn, incomeOf, isWhoseOpen, jobsIn } from './incomeOf.ts';
import { MarkLinks, type MarkedPaystub } from './MarkLinks.tsx';
import { OtherBorrower } from './OtherBorrower.tsx';
import { NoPaystub, PaperSection } from './paystubs/PaperSection.tsx';
import { ReviewContext, useReview, type ReviewTools } from './reviewContext.ts';
import { messages } from './reviewMessages.ts';
import { useChanges } from './useChanges.ts';

/** Lazy, but in the chunk of the identity form: a borrower who filled in that form has already downloaded it. */
const ConsentPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "IncomeForms" */ '../check/ConsentPanel.tsx')).ConsentPanel,
}));

interface Props {
  check: IncomeCheck;
  link: IncomeLink;
  /** Sets the page title for the current phase; null restores the step's title. */
  retitle: (title: MessageDescriptor | null) => void;
}

/** Review of the values, the resulting income, and the income check. The lender's data decides which phase is shown. */
export function Review({ check, link, retitle }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { token, tag } = link;
  const { aimCheck, additionalBorrower: other, person } = check;
  const checkId = aimCheck?.aimCheckId ?? null;
  const { refetch } = useGetIncomeCheckQuery({ token });
  const papers = usePapers(check, tag, refetch);
  const { unsaved, markUnsaved } = useUnsaved();
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const [search, setSearch] = useSearchParams();
  /** Id of the failed check the borrower is retrying (`?again=1`), so that the page does not redirect to the failure page again. */
  const [seenFailure] = useState(search.get('again') === '1' ? checkId : null);
  const reopened = useSelector(selectReopened);
  const notChecked = useSelector(selectNotChecked);
  const isOwn = useSelector((state: WithOcr) => selectBegunCheck(state, tag)) !== null;
  useEffect(() => () => void dispatch(reviewLeft()), [dispatch]);

  // A changed value makes the stored attempt obsolete, so the next check gets a new key.
  const onChanged = useCallback(() => dispatch(closeCheck(tag)), [dispatch, tag]);
  const { sent, details, hasFailed } = papers;
  const change = useChanges(tag, onChanged, details);
  const paystubs = useMemo(() => markedOf(details), [details]);
  const left = paystubs.reduce((sum, { marked }) => sum + marked.length, 0);
  const tools = useMemo<ReviewTools>(
    () => ({
      link: { token, tag },
      change,
      say: (words) => setSaid(({ turn }) => ({ words, turn: turn + 1 })),
      left,
      markUnsaved,
    }),
    [token, tag, change, left, markUnsaved],
  );

  // Deferred, so that React renders the loaded documents in chunks and stays responsive to clicks.
  const isComing = useDeferredValue(papers.isLoading);
  const missing = missingIn(sent, details, unsaved, hasFailed);
  const income = missing.every(isUnsaved) ? incomeOf(details) : null;
  const aim = useAimCheck(check, link, income?.monthly ?? null);
  const isWaiting = aim.isRunning || aim.isAsking;
  const hasPassed = aimCheck?.state === 'passed' && notChecked !== checkId;
  const phase = isWaiting ? 'waiting' : hasPassed && reopened !== checkId ? 'consent' : 'review';

  useEffect(() => retitle(phase === 'review' ? null : messages.incomeTitle), [phase, retitle]);

  if (!isWaiting && aimCheck?.state === 'failed' && checkId !== seenFailure) {
    return <Redirect to={paths.income.wrong(token)} />;
  }
  return (
    <ReviewContext value={tools}>
      <p role="status" className="visually-hidden">
        <span key={said.turn}>{said.words}</span>
      </p>
      <UnreadablePapers papers={check.papers} />
      {hasFailed && (
        <ErrorPanel
          error={papers.error}
          title={intl.formatMessage(messages.loadFailed)}
          onRetry={papers.askAgain}
          isRetrying={papers.isAsking}
        />
      )}
      {papers.isLoading || isComing ? (
        <CardSkeleton of="fields" rows={6} />
      ) : (
        <Stack spacing={4}>
          {phase === 'review' && hasPassed && (
            <Alert role="status" severity="info">
              <FormattedMessage {...messages.changing} />
            </Alert>
          )}
          <div hidden={phase !== 'review'}>
            <Stack spacing={4}>
              <Values person={person} papers={papers} paystubs={paystubs} />
            </Stack>
          </div>
          <IncomePanel income={income} missing={missing} uploadAddress={paths.income.upload(token)} />
          {other !== null && phase !== 'waiting' && <OtherBorrower other={other} />}
          {phase === 'waiting' && <Waiting lost={aim.lost} isOwn={isOwn} />}
          {phase === 'consent' && aimCheck !== null && (
            <Suspense fallback={<CardSkeleton of="facts" rows={4} />}>
              <ConsentPanel
                tag={tag}
                aimCheck={aimCheck}
                personName={`${person.firstName} ${person.lastName}`.trim()}
                employers={income?.jobs.map(({ employer }) => employer) ?? []}
                isOwn={isOwn}
                onNotChecked={() => dispatch(agencyRequestNotChecked(aimCheck))}
                onChange={() => {
                  dispatch(reviewReopened(aimCheck));
                  document.querySelector('h1')?.focus();
                }}
              />
            </Suspense>
          )}
          {phase === 'review' && hasPassed && (
            <CardActions>
              <Button variant="contained" onClick={() => dispatch(reviewKept())}>
                <FormattedMessage {...messages.keepIt} />
              </Button>
            </CardActions>
          )}
          {phase === 'review' && !hasPassed && (
            <StartCheck
              token={token}
              missing={missing}
              problem={aim.problem}
              wasNotChecked={notChecked !== null && (checkId === null || checkId === notChecked)}
              onStart={() => {
                void aim.start();
                if (search.has('again')) setSearch({}, { replace: true, state: SAME_PAGE }); // the next failure is a new one and must be shown
              }}
            />
          )}
        </Stack>
      )}
    </ReviewContext>
  );
}

/**
 * Loads the details of every document that is not being read anymore, when the page opens and when a reading ends.
 * @param onChangedElsewhere called when a document is gone or the ticket has expired
 */
function usePapers(check: IncomeCheck, tag: string, onChangedElsewhere: () => unknown) {
  const sent = useMemo(() => readable(check.papers), [check.papers]);
  const asked = useMemo(() => sent.filter(({ reading }) => reading !== 'reading'), [sent]);
  const answers = useKeptQueries(
    getPaper,
    useMemo(() => asked.map(({ documentId }) => ({ tag, documentId })), [asked, tag]),
  );
  const open = answers.filter(({ data }) => data === null);
  const failed = open.filter(({ error }) => error !== undefined);
  const tell = useEffectEvent(onChangedElsewhere);
  const gone = answers.filter(({ error }) => [403, 404].includes(httpStatusOf(error) ?? 0)).length;
  useEffect(() => {
    if (gone > 0) tell();
  }, [gone]);
  return {
    sent,
    /** Details of the documents that were read successfully. */
    details: answers.flatMap(({ data }, index) => (data !== null && asked[index]?.reading === 'read' ? [data] : [])),
    /** Ids of documents whose details failed to load. */
    failedIds: asked.flatMap(({ documentId }, index) => (answers[index]?.error === undefined ? [] : [documentId])),
    isLoading: open.length > failed.length,
    hasFailed: failed.length > 0,
    error: failed[0]?.error,
    isAsking: failed.some(({ isFetching }) => isFetching),
    askAgain: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const countOf = (papers: readonly PaperDetails[]): number => papers.reduce((sum, { paystubs }) => sum + paystubs.length, 0);

/** The paystubs that count toward the income, each with its marked values. */
const markedOf = (details: readonly PaperDetails[]): MarkedPaystub[] => {
  const counting = countingIn(details).map(({ paystub }) => paystub);
  return details
    .flatMap((paper, index) =>
      readable(paper.paystubs).map((paystub, nth) => ({ paystub, place: countOf(details.slice(0, index)) + nth + 1 })),
    )
    .filter(({ paystub }) => counting.includes(paystub))
    .map((one) => ({ ...one, marked: markedIn(readable(one.paystub.fields)) }));
};

interface ValuesProps extends Pick<IncomeCheck, 'person'> {
  papers: ReturnType<typeof usePapers>;
  /** Only the paystubs that count toward the income. */
  paystubs: readonly MarkedPaystub[];
}

/** Values read from the documents, and questions about each job that no document answers. */
function Values({ person, papers: { sent, details, failedIds }, paystubs }: ValuesProps) {
  const { left } = useReview();
  const total = countOf(details);
  const isDecided = left === 0 && paystubs.some(({ paystub }) => readable(paystub.fields).some(({ doubt }) => doubt !== null));
  const sections = sent.map((paper) => {
    const { documentId } = paper;
    const read = details.find((one) => one.documentId === documentId);
    if (read === undefined) return failedIds.includes(documentId) ? null : <NoPaystub key={documentId} paper={paper} />;
    return (
      <PaperSection
        key={documentId}
        paper={read}
        before={countOf(details.slice(0, details.indexOf(read)))}
        total={total}
        personName={`${person.firstName} ${person.lastName}`.trim()}
      />
    );
  });
  return (
    <>
      {total > 0 && (
        <Stack spacing={1}>
          <Typography variant="subtitle1" role="status">
            {isDecided ? (
              <FormattedMessage {...messages.nothingLeftLead} />
            ) : (
              <FormattedMessage {...messages.lead} values={{ count: left }} />
            )}
          </Typography>
          <MarkLinks of={paystubs} total={total} />
        </Stack>
      )}
      {sections}
      {isDecided && (
        <Alert id={NOTHING_LEFT_ID} tabIndex={-1} severity="success" role="note">
          <FormattedMessage {...messages.nothingLeft} />
        </Alert>
      )}
      <JobQuestions jobs={jobsIn(details).filter((job) => !isWhoseOpen(job))} />
    </>
  );
}

/** Labels of the fields with unsaved input, by input id. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map());
  const markUnsaved = useCallback((inputId: string, label: string | null) => {
    setUnsaved((before) => {
      const after = new Map(before);
      if (label === null) after.delete(inputId);
      else after.set(inputId, label);
      return after;
    });
  }, []);
  return { unsaved, markUnsaved };
}
