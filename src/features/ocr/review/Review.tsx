import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { readableEntries } from '#domain/unreadable.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { ErrorPanel } from '#platform/query/ErrorPanel.tsx';
import { useVaultQueries } from '#platform/query/useVaultQueries.ts';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { SAME_PAGE_STATE } from '#platform/ui/layout/useFocusOnNavigation.ts';

import { UnreadableDocuments } from '../flow/UnreadableDocuments.tsx';
import { endCheckAttempt } from '../check/attempts.ts';
import { StartCheck } from './StartCheck.tsx';
import { useAimCheck } from '../check/useAimCheck.ts';
import { CheckProgress } from '../check/CheckProgress.tsx';
import type { IncomeLink } from '../flow/IncomeStep.tsx';
import { getPaper, useGetIncomeCheckQuery, type IncomeCheck, type DocumentDetails } from '../ocrApi.ts';
import {
  agencyRequestNotChecked,
  reviewKept,
  reviewLeft,
  reviewReopened,
  selectStartedCheck,
  selectRejectedCheckId,
  selectReopenedCheckId,
  type WithOcr,
} from '../ocrSlice.ts';
import { fieldsToReview, NOTHING_LEFT_TO_CHECK_ID } from './fields/fieldKinds.ts';
import { IncomePanel } from './income/IncomePanel.tsx';
import { JobQuestions } from './income/JobQuestions.tsx';
import { isUnsavedItem, listMissing } from './income/missingItems.ts';
import { countedPaystubs, calculateIncome, isNameUnconfirmed, groupByJob } from './paystubIncome.ts';
import { MarkedValueLinks, type MarkedPaystub } from './MarkedValueLinks.tsx';
import { OtherBorrower } from './OtherBorrower.tsx';
import { NoPaystub, DocumentSection } from './paystubs/DocumentSection.tsx';
import { ReviewContext, useReview, type ReviewTools } from './reviewContext.ts';
import { messages } from './reviewMessages.ts';
import { useSerialChanges } from './useSerialChanges.ts';

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
  const papers = useDocuments(check, tag, refetch);
  const { unsaved, markUnsaved } = useUnsavedFields();
  const [announcement, setAnnouncement] = useState({ words: '', turn: 0 });
  const [search, setSearch] = useSearchParams();
  /** Id of the failed check the borrower is retrying (`?again=1`), so that the page does not redirect to the failure page again. */
  const [acknowledgedFailureId] = useState(search.get('again') === '1' ? checkId : null);
  const reopened = useSelector(selectReopenedCheckId);
  const notChecked = useSelector(selectRejectedCheckId);
  const startedHere = useSelector((state: WithOcr) => selectStartedCheck(state, tag)) !== null;
  useEffect(() => () => void dispatch(reviewLeft()), [dispatch]);

  // A changed value makes the stored attempt obsolete, so the next check gets a new key.
  const onChanged = useCallback(() => dispatch(endCheckAttempt(tag)), [dispatch, tag]);
  const { sent, details, hasFailed } = papers;
  const change = useSerialChanges(tag, onChanged, details);
  const paystubs = useMemo(() => toMarkedPaystubs(details), [details]);
  const remaining = paystubs.reduce((sum, { marked }) => sum + marked.length, 0);
  const tools = useMemo<ReviewTools>(
    () => ({
      link: { token, tag },
      change,
      announce: (words) => setAnnouncement(({ turn }) => ({ words, turn: turn + 1 })),
      remaining,
      markUnsaved,
    }),
    [token, tag, change, remaining, markUnsaved],
  );

  // Deferred, so that React renders the loaded documents in chunks and stays responsive to clicks.
  const isRendering = useDeferredValue(papers.isLoading);
  const missing = listMissing(sent, details, unsaved, hasFailed);
  const income = missing.every(isUnsavedItem) ? calculateIncome(details) : null;
  const aim = useAimCheck(check, link, income?.monthly ?? null);
  const isWaiting = aim.isRunning || aim.isAsking;
  const hasPassed = aimCheck?.state === 'passed' && notChecked !== checkId;
  const phase = isWaiting ? 'waiting' : hasPassed && reopened !== checkId ? 'consent' : 'review';

  useEffect(() => retitle(phase === 'review' ? null : messages.incomeTitle), [phase, retitle]);

  if (!isWaiting && aimCheck?.state === 'failed' && checkId !== acknowledgedFailureId) {
    return <Redirect to={paths.income.wrong(token)} />;
  }
  return (
    <ReviewContext value={tools}>
      <p role="status" className="visually-hidden">
        <span key={announcement.turn}>{announcement.words}</span>
      </p>
      <UnreadableDocuments papers={check.papers} />
      {hasFailed && (
        <ErrorPanel
          error={papers.error}
          title={intl.formatMessage(messages.loadFailed)}
          onRetry={papers.askAgain}
          isRetrying={papers.isAsking}
        />
      )}
      {papers.isLoading || isRendering ? (
        <CardSkeleton rowKind="fields" rows={6} />
      ) : (
        <Stack spacing={4}>
          {phase === 'review' && hasPassed && (
            <Alert role="status" severity="info">
              <FormattedMessage {...messages.changing} />
            </Alert>
          )}
          <div hidden={phase !== 'review'}>
            <Stack spacing={4}>
              <ReviewValues person={person} papers={papers} paystubs={paystubs} />
            </Stack>
          </div>
          <IncomePanel income={income} missing={missing} uploadAddress={paths.income.upload(token)} />
          {other !== null && phase !== 'waiting' && <OtherBorrower other={other} />}
          {phase === 'waiting' && <CheckProgress lost={aim.lost} isOwn={startedHere} />}
          {phase === 'consent' && aimCheck !== null && (
            <Suspense fallback={<CardSkeleton rowKind="facts" rows={4} />}>
              <ConsentPanel
                tag={tag}
                aimCheck={aimCheck}
                personName={`${person.firstName} ${person.lastName}`.trim()}
                employers={income?.jobs.map(({ employer }) => employer) ?? []}
                startedHere={startedHere}
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
              wasRejected={notChecked !== null && (checkId === null || checkId === notChecked)}
              onStart={() => {
                void aim.start();
                if (search.has('again')) setSearch({}, { replace: true, state: SAME_PAGE_STATE }); // the next failure is a new one and must be shown
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
function useDocuments(check: IncomeCheck, tag: string, onChangedElsewhere: () => unknown) {
  const sent = useMemo(() => readableEntries(check.papers), [check.papers]);
  const loadable = useMemo(() => sent.filter(({ reading }) => reading !== 'reading'), [sent]);
  const answers = useVaultQueries(
    getPaper,
    useMemo(() => loadable.map(({ documentId }) => ({ tag, documentId })), [loadable, tag]),
  );
  const open = answers.filter(({ data }) => data === null);
  const failed = open.filter(({ error }) => error !== undefined);
  const notifyChangedElsewhere = useEffectEvent(onChangedElsewhere);
  const gone = answers.filter(({ error }) => [403, 404].includes(httpStatusOf(error) ?? 0)).length;
  useEffect(() => {
    if (gone > 0) notifyChangedElsewhere();
  }, [gone]);
  return {
    sent,
    /** Details of the documents that were read successfully. */
    details: answers.flatMap(({ data }, index) => (data !== null && loadable[index]?.reading === 'read' ? [data] : [])),
    failedIds: loadable.flatMap(({ documentId }, index) => (answers[index]?.error === undefined ? [] : [documentId])),
    isLoading: open.length > failed.length,
    hasFailed: failed.length > 0,
    error: failed[0]?.error,
    isAsking: failed.some(({ isFetching }) => isFetching),
    askAgain: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const countPaystubs = (papers: readonly DocumentDetails[]): number =>
  papers.reduce((sum, { paystubs }) => sum + paystubs.length, 0);

/** The paystubs that count toward the income, each with its marked values. */
const toMarkedPaystubs = (details: readonly DocumentDetails[]): MarkedPaystub[] => {
  const counting = countedPaystubs(details).map(({ paystub }) => paystub);
  return details
    .flatMap((paper, index) =>
      readableEntries(paper.paystubs).map((paystub, nth) => ({
        paystub,
        place: countPaystubs(details.slice(0, index)) + nth + 1,
      })),
    )
    .filter(({ paystub }) => counting.includes(paystub))
    .map((one) => ({ ...one, marked: fieldsToReview(readableEntries(one.paystub.fields)) }));
};

interface ValuesProps extends Pick<IncomeCheck, 'person'> {
  papers: ReturnType<typeof useDocuments>;
  /** Only the paystubs that count toward the income. */
  paystubs: readonly MarkedPaystub[];
}

function ReviewValues({ person, papers: { sent, details, failedIds }, paystubs }: ValuesProps) {
  const { remaining } = useReview();
  const total = countPaystubs(details);
  const isDecided =
    remaining === 0 && paystubs.some(({ paystub }) => readableEntries(paystub.fields).some(({ doubt }) => doubt !== null));
  const sections = sent.map((paper) => {
    const { documentId } = paper;
    const read = details.find((one) => one.documentId === documentId);
    if (read === undefined) return failedIds.includes(documentId) ? null : <NoPaystub key={documentId} paper={paper} />;
    return (
      <DocumentSection
        key={documentId}
        paper={read}
        paystubsBefore={countPaystubs(details.slice(0, details.indexOf(read)))}
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
              <FormattedMessage {...messages.lead} values={{ count: remaining }} />
            )}
          </Typography>
          <MarkedValueLinks paystubs={paystubs} total={total} />
        </Stack>
      )}
      {sections}
      {isDecided && (
        <Alert id={NOTHING_LEFT_TO_CHECK_ID} tabIndex={-1} severity="success" role="note">
          <FormattedMessage {...messages.nothingLeft} />
        </Alert>
      )}
      <JobQuestions jobs={groupByJob(details).filter((job) => !isNameUnconfirmed(job))} />
    </>
  );
}

/** Labels of the fields with unsaved input, by input id. */
function useUnsavedFields() {
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
