import { useEffect, useState } from 'react';

import type { ProblemReport } from '#contract/support.ts';
import type { History } from '#platform/history/history.ts';

import type { ReportBuilder } from '../file/reportOf.ts';
import { reportText } from '../file/reportText.ts';
import { draftOf, keepDraft, newReference, type Draft } from './draft.ts';
import type { PartName } from './parts.ts';
import type { Step } from './steps.ts';

/** A report file as it is shown, saved and sent. */
export interface BuiltReport {
  /** The draft it was built from. */
  of: Draft;
  report: ProblemReport;
  text: string;
}

/** Milliseconds after the last keystroke before the preview is rebuilt. */
const TYPING_RESTS_MS = 400;

export function buildReport(builder: ReportBuilder, draft: Draft): BuiltReport {
  const { reference, words, answerTo, takenOut } = draft;
  const report = builder.report({
    reference,
    words: words.trim(),
    answerTo: answerTo.trim(),
    takenOut: [...takenOut.keys()],
  });
  return { of: draft, report, text: reportText(report) };
}

/**
 * Holds the draft and the file built from it. The file is built once per change, so that the saved or sent file is exactly the one that
 * was shown.
 */
export function useReport(history: History, builder: ReportBuilder, first: BuiltReport) {
  const [draft, setDraft] = useState(first.of);
  const [built, setBuilt] = useState(first);
  useEffect(() => keepDraft(history, draft), [history, draft]);
  useEffect(() => {
    if (built.of === draft) return undefined;
    const isTyped = built.of.takenOut === draft.takenOut;
    const timer = setTimeout(() => setBuilt(buildReport(builder, draft)), isTyped ? TYPING_RESTS_MS : 0);
    return () => clearTimeout(timer);
  }, [builder, built, draft]);

  const change = (edit: (takenOut: Map<string, Step | null>) => void) =>
    setDraft((current) => {
      const takenOut = new Map(current.takenOut);
      edit(takenOut);
      return { ...current, takenOut };
    });
  return {
    draft,
    built,
    say: (typed: Partial<Pick<Draft, 'words' | 'answerTo'>>) => setDraft((current) => ({ ...current, ...typed })),
    takeOut: (what: Step | PartName) =>
      change((takenOut) => void (typeof what === 'string' ? takenOut.set(what, null) : takenOut.set(String(what.id), what))),
    putBack: (what: string) => change((takenOut) => void takenOut.delete(what)),
    /** Returns the file with everything typed so far, and also shows that file. */
    settle: (): BuiltReport => {
      const current = built.of === draft ? built : buildReport(builder, draft);
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
export const firstReport = (history: History, builder: ReportBuilder): BuiltReport => buildReport(builder, draftOf(history));
