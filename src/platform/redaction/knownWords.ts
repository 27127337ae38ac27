import type { Part } from './parts.ts';

/** Runs of words that are somebody's, and what takes their place. */
export interface KnownWords {
  /**
   * Forms of less than five digits, or of one letter, are too short to be told from others. One of two letters is found where it is written
   * with a capital and is no common word: "Ng", but not "In".
   */
  add(form: string, standIn: () => string): void;
  /** Whole words, whatever their case and what is between them; the longest run first. */
  replaceIn(parts: readonly Part[]): Part[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const FEWEST_LETTERS = 2;
const COMMON = new Set('am an as at be by do go he hi if in is it me my no of oh ok on or pm so to up us we'.split(' '));
const FEWEST_DIGITS = 5;
/** Signs between two words of a run: ". ", ", ", "@". */
const WIDEST_GAP = 3;

interface Run {
  words: string[];
  standIn: () => string;
}

const isShort = ({ words }: Run): boolean => words.join('').length === FEWEST_LETTERS;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export function createKnownWords(): KnownWords {
  const runs = new Map<string, Run[]>();
  const known = new Set<string>();
  // Forms are taken apart when a text is looked at: most files have many forms and few texts.
  let added: { form: string; standIn: () => string }[] = [];

  function takeIn(): void {
    for (const { form, standIn } of added) {
      const words = wordsOf(form);
      const [first] = words;
      const signs = words.join('');
      const key = words.join(' ');
      if (first === undefined || known.has(key)) continue;
      if (signs.length < (/^\d+$/.test(signs) ? FEWEST_DIGITS : FEWEST_LETTERS) || COMMON.has(signs)) continue;
      known.add(key);
      const alike = runs.get(first) ?? [];
      alike.push({ words, standIn });
      alike.sort((one, other) => other.words.length - one.words.length);
      runs.set(first, alike);
    }
    added = [];
  }

  function divide(text: string): Part[] {
    const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      word: word.toLowerCase(),
      start: index,
      end: index + word.length,
    }));
    const begins = (at: number, run: readonly string[]): boolean =>
      run.every((word, step) => {
        const here = words[at + step];
        const before = words[at + step - 1];
        if (here?.word !== word) return false;
        return step === 0 || before === undefined || here.start - before.end <= WIDEST_GAP;
      });
    const isCapital = (start = 0) => /\p{Lu}/u.test(text.charAt(start));
    const parts: Part[] = [];
    let end = 0;
    for (let at = 0; at < words.length; at += 1) {
      const run = runs
        .get(words[at]?.word ?? '')
        ?.find((one) => begins(at, one.words) && (!isShort(one) || isCapital(words[at]?.start)));
      if (run === undefined) continue;
      const last = at + run.words.length - 1;
      const start = words[at]?.start ?? end;
      const ended = words[last]?.end ?? start;
      parts.push(text.slice(end, start), { done: run.standIn(), was: ended - start });
      end = ended;
      at = last;
    }
    parts.push(text.slice(end));
    return parts;
  }

  return {
    add: (form, standIn) => void added.push({ form, standIn }),
    replaceIn: (parts) => {
      takeIn();
      return runs.size === 0 ? [...parts] : parts.flatMap((part) => (typeof part === 'string' ? divide(part) : [part]));
    },
  };
}
