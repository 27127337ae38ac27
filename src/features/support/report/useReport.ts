import { useEffect, useState } from 'react';

import type { ProblemReport } from '#contract/support.ts';
import type { History } from '#platform/history/history.ts';

import type { ReportBuilder } from '../file/createReportBuilder.ts';
import { reportText } from '../file/reportText.ts';
import { currentDraft, storeDraft, newReference, type ReportDraft } from './draft.ts';
import type { ExcludablePart } from './parts.ts';
import type { ReportStep } from './steps.ts';

/** A report file as it is shown, saved and sent. */
export interface BuiltReport {
  draft: ReportDraft;
  report: ProblemReport;
  text: string;
}

/** Time after the last keystroke before the preview is rebuilt. */
const TYPING_PAUSE_MS = 400;

export function buildReport(builder: ReportBuilder, draft: ReportDraft): BuiltReport {
  const { reference, words, answerTo, takenOut } = draft;
  const report = builder.report({
    reference,
    description: words.trim(),
    replyTo: answerTo.trim(),
    excluded: [...takenOut.keys()],
  });
  return { draft, report, text: reportText(report) };
}

/**
 * Holds the draft and the file built from it. The file is built once per change, so that the saved or sent file is exactly the one that
 * was shown.
 */
export function useReport(history: History, builder: ReportBuilder, first: BuiltReport) {
  const [draft, setDraft] = useState(first.draft);
  const [built, setBuilt] = useState(first);
  useEffect(() => storeDraft(history, draft), [history, draft]);
  useEffect(() => {
    if (built.draft === draft) return undefined;
    const isTyped = built.draft.takenOut === draft.takenOut;
    const timer = setTimeout(() => setBuilt(buildReport(builder, draft)), isTyped ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [builder, built, draft]);

  const change = (edit: (takenOut: Map<string, ReportStep | null>) => void) =>
    setDraft((current) => {
      const takenOut = new Map(current.takenOut);
      edit(takenOut);
      return { ...current, takenOut };
    });
  return {
    draft,
    built,
    say: (typed: Partial<Pick<ReportDraft, 'words' | 'answerTo'>>) => setDraft((current) => ({ ...current, ...typed })),
    takeOut: (what: ReportStep | ExcludablePart) =>
      change((takenOut) => void (typeof what === 'string' ? takenOut.set(what, null) : takenOut.set(String(what.id), what))),
    putBack: (what: string) => change((takenOut) => void takenOut.delete(what)),
    /** Returns the file with everything typed so far, and also shows that file. */
    settle: (): BuiltReport => {
      const current = built.draft === draft ? built : buildReport(builder, draft);
      setBuilt(current);
      return current;
    },
    /** Gives the draft a new reference number and returns it. */
    renew: (): string => {
      const reference = newReference();
      setDraft((current) => ({ ...current, reference }));
      return reference;
    },
  };
}

/** Builds the file of the stored draft, or of a new one. */
export const firstReport = (history: History, builder: ReportBuilder): BuiltReport => buildReport(builder, currentDraft(history));
