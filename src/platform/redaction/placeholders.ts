import { createKnownWords, wordsOf, type KnownWords } from './knownWords.ts';
import { lettersOf, PLACEHOLDER_FORMATS, type PlaceholderKind } from './rules/placeholderFormats.ts';

/** A person or a thing, with all the names by which it was seen. */
interface PersonalItem {
  kind: PlaceholderKind;
  names: string[];
  /** Assigned when its placeholder is first written. */
  number: number | null;
}

/** Registry of personal data and its placeholders, such as "Loan 0001". A placeholder stays the same for the lifetime of the registry. */
export interface Placeholders {
  words: KnownWords;
  /** Learns a name, and other names of the same person or thing. */
  learn(kind: PlaceholderKind, name: string, ...others: readonly string[]): void;
  /** Returns the placeholder of a name, which need not be known yet. */
  placeholder(kind: PlaceholderKind, name: string): string;
  placeholderNumber(kind: PlaceholderKind, name: string): number;
  /** Returns the placeholder of exactly this name if it was learned as an identifier or email address; null otherwise. */
  knownPlaceholder(name: string): string | null;
}

/** Kinds with opaque names, which may be seen as one another: for example an account id in a cache key, before its kind is known. */
const OPAQUE_KINDS = new Set<PlaceholderKind>(['loan', 'account', 'document', 'id', 'link']);
/** Suffixes that distinguish two people with otherwise equal names. */
const NAME_SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv'];

export function createPlaceholders(): Placeholders {
  const knownWords = createKnownWords();
  const items = new Map<string, PersonalItem>();
  /** With all words of their names. */
  const persons = new Map<PersonalItem, Set<string>>();
  const lastNumbers = new Map<PlaceholderKind, number>();

  function itemOf(kind: PlaceholderKind, name: string): PersonalItem {
    const key = keyOf(kind, name);
    const known = items.get(key);
    const item = known ?? (isPerson(kind) ? personOf(kind, name) : { kind, names: [], number: null });
    if (item.kind === 'id' && item.number === null) item.kind = kind;
    if (known !== undefined) return item;
    items.set(key, item);
    item.names.push(name);
    for (const form of formsOf(kind, name)) knownWords.add(form, () => placeholder(kind, name));
    return item;
  }

  /** Partial names belong to the same person: "Dana", "Whitfield" and "Dana Whitfield". */
  function personOf(kind: PlaceholderKind, name: string): PersonalItem {
    const words = new Set(wordsOf(name));
    const known = [...persons].filter(([person]) => person.kind === kind);
    const [person, allWords] =
      known.find(([, ofPerson]) => isPartOfName(words, ofPerson)) ??
      known.find(([, ofPerson]) => isPartOfName(ofPerson, words)) ??
      ([{ kind, names: [], number: null }, words] as const);
    persons.set(person, new Set([...allWords, ...words]));
    return person;
  }

  /** Returns the item that lasts. A placeholder that was already written must keep its number. */
  function merge(one: PersonalItem, other: PersonalItem): PersonalItem {
    if (one === other) return one;
    const [lasting, joining] = other.number !== null && one.number === null ? [other, one] : [one, other];
    lasting.names.push(...joining.names);
    for (const name of joining.names) items.set(keyOf(joining.kind, name), lasting);
    return lasting;
  }

  /** Returns a number that does not occur in the original names. For a person, this is the letter, which must not equal an initial. */
  function numberOf(item: PersonalItem): number {
    if (item.number !== null) return item.number;
    const labelOf = isPerson(item.kind) ? lettersOf : String;
    const taken = new Set(item.names.flatMap(wordsOf));
    let number = lastNumbers.get(item.kind) ?? 0;
    do number += 1;
    while (taken.has(labelOf(number).toLowerCase()));
    lastNumbers.set(item.kind, number);
    item.number = number;
    return number;
  }

  function placeholder(kind: PlaceholderKind, name: string): string {
    // A name without a word, such as "***", belongs to nobody in particular.
    if (isPerson(kind) && wordsOf(name).length === 0) return kind === 'borrower' ? 'Borrower' : 'Officer';
    const item = itemOf(kind, name);
    return PLACEHOLDER_FORMATS[item.kind](numberOf(item), name);
  }

  return {
    words: knownWords,
    learn: (kind, name, ...others) => {
      let item = itemOf(kind, name);
      for (const other of others) item = merge(item, itemOf(kind, other));
    },
    placeholder,
    placeholderNumber: (kind, name) => numberOf(itemOf(kind, name)),
    knownPlaceholder: (name) => {
      const kind = (['id', 'email'] as const).find((one) => items.has(keyOf(one, name)));
      return kind === undefined ? null : placeholder(kind, name);
    },
  };
}

const isPerson = (kind: PlaceholderKind): boolean => kind === 'borrower' || kind === 'officer';

function isPartOfName(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  if (part.size === 0 || ![...part].every((word) => whole.has(word))) return false;
  return part.size === 1 || !NAME_SUFFIXES.some((suffix) => whole.has(suffix) && !part.has(suffix));
}

/** All spellings of a name have the same key. */
function keyOf(kind: PlaceholderKind, name: string): string {
  if (OPAQUE_KINDS.has(kind)) return `opaque ${name.toLowerCase()}`;
  if (kind === 'phone') return `phone ${name.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
  // An address line with city and ZIP code has the same key as its street.
  if (kind === 'address') return `address ${wordsOf(streetOf(name)).join(' ')}`;
  return `${kind} ${name.trim().toLowerCase()}`;
}

/** Returns the forms of a name to find in texts: the parts of a person's name, and the street with and without house number. */
function formsOf(kind: PlaceholderKind, name: string): string[] {
  if (isPerson(kind)) return [name, ...name.split(/\s+/), ...name.split(/[^\p{L}\p{M}]+/u)];
  if (kind !== 'address') return [name];
  const withoutNumber = streetOf(name).replace(/^\s*\d+\S*\s+/, '');
  return [name, streetOf(name), ...(/\S\s+\S/.test(withoutNumber) ? [withoutNumber] : [])];
}

const streetOf = (address: string): string => address.split(',')[0] ?? address;
