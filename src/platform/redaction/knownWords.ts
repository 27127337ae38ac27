import type { TextPart } from './textParts.ts';

/** Finds known personal words in texts and replaces them with placeholders. */
export interface KnownWords {
  /**
   * Adds a word or phrase. Forms with fewer than five digits or two letters are ignored, because they are too ambiguous. A form of two
   * letters matches only with a capital and if it is not a common word: "Ng", but not "In".
   */
  add(form: string, standIn: () => string): void;
  /** Replaces whole words, regardless of case and punctuation. Longer phrases win over shorter ones. */
  replaceIn(parts: readonly TextPart[]): TextPart[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const MIN_FORM_LETTERS = 2;
const COMMON_SHORT_WORDS = new Set(
  'am an as at be by do go he hi if in is it me my no of oh ok on or pm so to up us we'.split(' '),
);
const MIN_FORM_DIGITS = 5;
/** Maximum number of characters between two words of a phrase, such as ". ", ", " or "@". */
const MAX_WORD_GAP = 3;

interface Phrase {
  words: string[];
  standIn: () => string;
}

const isTwoLetterPhrase = ({ words }: Phrase): boolean => words.join('').length === MIN_FORM_LETTERS;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export function createKnownWords(): KnownWords {
  const runs = new Map<string, Phrase[]>();
  const known = new Set<string>();
  // New forms are split into words only when a text is searched, because most files have many forms and few texts.
  let added: { form: string; standIn: () => string }[] = [];

  function indexAdded(): void {
    for (const { form, standIn } of added) {
      const words = wordsOf(form);
      const [first] = words;
      const signs = words.join('');
      const key = words.join(' ');
      if (first === undefined || known.has(key)) continue;
      if (signs.length < (/^\d+$/.test(signs) ? MIN_FORM_DIGITS : MIN_FORM_LETTERS) || COMMON_SHORT_WORDS.has(signs)) continue;
      known.add(key);
      const alike = runs.get(first) ?? [];
      alike.push({ words, standIn });
      alike.sort((one, other) => other.words.length - one.words.length);
      runs.set(first, alike);
    }
    added = [];
  }

  function splitText(text: string): TextPart[] {
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
        return step === 0 || before === undefined || here.start - before.end <= MAX_WORD_GAP;
      });
    const isCapital = (start = 0) => /\p{Lu}/u.test(text.charAt(start));
    const parts: TextPart[] = [];
    let end = 0;
    for (let at = 0; at < words.length; at += 1) {
      const run = runs
        .get(words[at]?.word ?? '')
        ?.find((one) => begins(at, one.words) && (!isTwoLetterPhrase(one) || isCapital(words[at]?.start)));
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
      indexAdded();
      return runs.size === 0 ? [...parts] : parts.flatMap((part) => (typeof part === 'string' ? splitText(part) : [part]));
    },
  };
}
