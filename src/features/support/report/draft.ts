import type { History } from '#platform/history/history.ts';

import type { Step } from './steps.ts';

/** Crockford's base 32: no I, L, O or U, which are misread or misheard. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What the borrower is told and the lender's log says: `R-4K7M-2QXW`. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `R-${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** What the borrower made of a report that was neither sent nor saved. */
export interface Draft {
  reference: string;
  words: string;
  /** The email address for an answer, as typed. */
  answerTo: string;
  /** By the name of the part or the id of the step; a step is kept, so that it can still be listed. */
  takenOut: ReadonlyMap<string, Step | null>;
}

/** In memory only: closing the report loses nothing, leaving the page or signing out does. */
const kept = new WeakMap<object, Draft>();

/** Histories of which the report was saved. Events go on, so the next file is another one. */
const saved = new WeakSet<object>();

/** @param history of the page that the report is about */
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

/** The report was saved: when it is opened again, it has another number. */
export const noteSaved = (history: History): void => void saved.add(history.era());

/** The next report begins anew, with its own reference. */
export const dropDraft = (history: History): void => void kept.delete(history.era());
