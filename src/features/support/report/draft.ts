import type { History } from '#platform/history/history.ts';

import type { Step } from './steps.ts';

/** Crockford's base 32: it leaves out I, L, O and U, which are easily misread or misheard. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Returns a new reference number such as `R-4K7M-2QXW`. The borrower sees it, and it is in the lender's log. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `R-${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** The borrower's input for a report that was not sent yet. */
export interface Draft {
  reference: string;
  words: string;
  /** Email address for a reply, as typed. */
  answerTo: string;
  /** What the borrower excluded, by part name or step ID. An excluded step is stored, so that it can still be listed. */
  takenOut: ReadonlyMap<string, Step | null>;
}

/** Drafts in memory only: they survive closing the report, but not leaving the page or signing out. */
const kept = new WeakMap<object, Draft>();

/** Histories whose report was saved. More steps are recorded afterwards, so the next file differs and gets a new reference. */
const saved = new WeakSet<object>();

/** Returns the current draft, or a new one. After a save, it gets a new reference. */
export function draftOf(history: History): Draft {
  const draft = kept.get(history.era()) ?? {
    reference: newReference(),
    words: '',
    answerTo: '',
    takenOut: new Map<string, null>(),
  };
  return saved.delete(history.era()) ? { ...draft, reference: newReference() } : draft;
}

export const keepDraft = (history: History, draft: Draft): void => void kept.set(history.era(), draft);

/** Notes that the report was saved, so that it gets a new reference when it is opened again. */
export const noteSaved = (history: History): void => void saved.add(history.era());

/** Discards the draft; the next report gets its own reference. */
export const dropDraft = (history: History): void => void kept.delete(history.era());
