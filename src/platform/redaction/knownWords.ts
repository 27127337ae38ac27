import type { TextPart } from './textParts.ts';

/** Finds known personal words in texts and replaces them with placeholders. */
export interface KnownWords {
  /**
   * Adds a word or phrase. Forms with fewer than five digits or two letters are ignored, because they are too ambiguous. A form of two
   * letters matches only with a capital and if it is not a common word: "Ng", but not "In".
   */
  add(form: string, placeholder: () => string): void;
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

interface Word {
  /** In lower case. */
  text: string;
  isCapitalized: boolean;
  /** Whether it is close enough to the word before it to be in one phrase with it. */
  isNear: boolean;
  start: number;
  end: number;
}

export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

export function createKnownWords(): KnownWords {
  /** By phrase: words in lower case, separated by spaces. */
  const placeholders = new Map<string, () => string>();
  /** Numbers of words in the phrases that begin with a word, the largest first. */
  const lengthsByFirstWord = new Map<string, number[]>();

  // New forms are split into words only when a text is searched, because most files have many forms and few texts.
  let added: { form: string; placeholder: () => string }[] = [];

  function index(form: string, placeholder: () => string): void {
    const words = wordsOf(form);
    const signs = words.join('');
    const minLength = /^\d+$/.test(signs) ? MIN_FORM_DIGITS : MIN_FORM_LETTERS;
    const phrase = words.join(' ');
    if (signs.length < minLength || COMMON_SHORT_WORDS.has(signs) || placeholders.has(phrase)) return;
    placeholders.set(phrase, placeholder);
    const [first = ''] = words;
    const lengths = new Set([...(lengthsByFirstWord.get(first) ?? []), words.length]);
    lengthsByFirstWord.set(
      first,
      [...lengths].sort((one, other) => other - one),
    );
  }

  function splitText(text: string): TextPart[] {
    const words = splitWords(text);
    const parts: TextPart[] = [];
    let end = 0;
    for (const [at, { text: first, start }] of words.entries()) {
      if (start < end) continue;
      for (const length of lengthsByFirstWord.get(first) ?? []) {
        const run = words.slice(at, at + length);
        const placeholder = placeholderOf(run);
        if (placeholder === undefined) continue;
        parts.push(text.slice(end, start));
        end = run.at(-1)?.end ?? start;
        parts.push({ done: placeholder(), was: end - start });
        break;
      }
    }
    return [...parts, text.slice(end)];
  }

  function placeholderOf(run: readonly Word[]): (() => string) | undefined {
    const texts = run.map(({ text }) => text);
    const isShort = texts.join('').length === MIN_FORM_LETTERS;
    if ((isShort && run[0]?.isCapitalized !== true) || !run.slice(1).every(({ isNear }) => isNear)) return undefined;
    return placeholders.get(texts.join(' '));
  }

  return {
    add: (form, placeholder) => void added.push({ form, placeholder }),
    replaceIn: (parts) => {
      for (const { form, placeholder } of added) index(form, placeholder);
      added = [];
      if (placeholders.size === 0) return [...parts];
      return parts.flatMap((part) => (typeof part === 'string' ? splitText(part) : [part]));
    },
  };
}

function splitWords(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isNear = index - end <= MAX_WORD_GAP;
    end = index + word.length;
    return { text: word.toLowerCase(), isCapitalized: /^\p{Lu}/u.test(word), isNear, start: index, end };
  });
}
