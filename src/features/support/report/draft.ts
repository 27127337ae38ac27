import type { History } from '#platform/history/history.ts';

import type { ReportStep } from './steps.ts';

/** Crockford's base 32: it leaves out I, L, O and U, which are easily misread or misheard. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** Returns a new reference number such as `R-4K7M-2QXW`. The borrower sees it, and it is in the lender's log. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH))]
    .map((byte) => REFERENCE_ALPHABET.charAt(byte % REFERENCE_ALPHABET.length))
    .join('');
  return `R-${signs.slice(0, REFERENCE_LENGTH / 2)}-${signs.slice(REFERENCE_LENGTH / 2)}`;
}

/** The borrower's input for a report that was not sent yet. */
export interface ReportDraft {
  reference: string;
  words: string;
  /** Email address for a reply, as typed. */
  answerTo: string;
  /** What the borrower excluded, by part name or step ID. An excluded step is stored, so that it can still be listed. */
  takenOut: ReadonlyMap<string, ReportStep | null>;
}

/** Drafts in memory only: they survive closing the report, but not leaving the page or signing out. */
const drafts = new WeakMap<object, ReportDraft>();

/** Histories whose report was saved. More steps are recorded afterwards, so the next file differs and gets a new reference. */
const savedHistories = new WeakSet<object>();

/** Returns the current draft, or a new one. After a save, it gets a new reference. */
export function currentDraft(history: History): ReportDraft {
  const draft = drafts.get(history.clearSignal()) ?? {
    reference: newReference(),
    words: '',
    answerTo: '',
    takenOut: new Map<string, null>(),
  };
  return savedHistories.delete(history.clearSignal()) ? { ...draft, reference: newReference() } : draft;
}

export const storeDraft = (history: History, draft: ReportDraft): void => void drafts.set(history.clearSignal(), draft);

/** Notes that the report was saved, so that it gets a new reference when it is opened again. */
export const markSaved = (history: History): void => void savedHistories.add(history.clearSignal());

/** Discards the draft; the next report gets its own reference. */
export const discardDraft = (history: History): void => void drafts.delete(history.clearSignal());
