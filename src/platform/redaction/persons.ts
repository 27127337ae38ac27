import { wordsOf } from './knownWords.ts';

/** A person. Partial names belong to the same person: "Dana", "Whitfield" and "Dana Whitfield". */
interface Person {
  words: Set<string>;
  letter: string | null;
}

export interface Persons {
  /** Learns a full or partial name. Returns false if it contains no word. */
  learn(name: string): boolean;
  /** Such as "Borrower A". The letter is assigned on first use. */
  placeholder(name: string): string;
}

/** Suffixes that distinguish two people with otherwise equal names. */
const NAME_SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

export function createPersons(role: string): Persons {
  const byWord = new Map<string, Set<Person>>();
  const byName = new Map<string, Person>();
  let lettersGiven = 0;

  function find(name: string): Person | null {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const words = new Set(wordsOf(name));
    if (words.size === 0) return null;
    const alike = [...new Set([...words].flatMap((word) => [...(byWord.get(word) ?? [])]))];
    const person =
      alike.find((one) => isPartOfName(words, one.words)) ??
      alike.find((one) => isPartOfName(one.words, words)) ??
      ({ words: new Set(), letter: null } satisfies Person);
    for (const word of words) {
      person.words.add(word);
      const same = byWord.get(word) ?? new Set();
      byWord.set(word, same.add(person));
    }
    byName.set(name, person);
    return person;
  }

  function nextLetters(person: Person): string {
    let letters: string;
    do {
      letters = letterLabel(lettersGiven);
      lettersGiven += 1;
    } while (person.words.has(letters.toLowerCase())); // The letter must not equal an initial of the person.
    return letters;
  }

  return {
    learn: (name) => find(name) !== null,
    placeholder: (name) => {
      const person = find(name);
      if (person === null) return role;
      person.letter ??= nextLetters(person);
      return `${role} ${person.letter}`;
    },
  };
}

function isPartOfName(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const word of part) if (!whole.has(word)) return false;
  if (part.size < 2) return true;
  for (const word of whole) if (NAME_SUFFIXES.has(word) && !part.has(word)) return false;
  return true;
}

/** Returns A to Z, then AA, AB and so on. @param index counted from 0 */
function letterLabel(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterLabel(Math.floor(index / 26) - 1) + last;
}
