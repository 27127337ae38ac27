import { createKnownWords, wordsOf, type KnownWords } from './knownWords.ts';
import { createPersons } from './persons.ts';
import type { PlaceholderKind } from './rules/treatments.ts';

/** One item of personal data, with all the names by which it was seen. */
interface PersonalItem {
  kind: PlaceholderKind;
  names: string[];
  number: number | null;
  mergedInto: PersonalItem | null;
}

/** Registry of personal data and its placeholders, such as "Loan 0001". A placeholder stays the same for the lifetime of the registry. */
export interface Placeholders {
  words: KnownWords;
  meet(kind: PlaceholderKind, name: string): void;
  learnTogether(kind: PlaceholderKind, names: readonly string[]): void;
  /** Returns the placeholder of a name, which need not be known yet. */
  placeholder(kind: PlaceholderKind, name: string): string;
  placeholderNumber(kind: PlaceholderKind, name: string): number;
  /** Returns the placeholder of exactly this name if it was learned as something other than a person; null otherwise. */
  knownPlaceholder(name: string): string | null;
}

/** The numbering is valid only for one redactor. */
const PLACEHOLDER_FORMATS: Record<Exclude<PlaceholderKind, 'borrower' | 'officer'>, (number: number, name: string) => string> = {
  // Pages show the last four characters of a loan number, so the number has four digits.
  loan: (number) => `Loan ${String(number).padStart(4, '0')}`,
  address: (number) => `Address ${number}`,
  city: (number) => `City ${number}`,
  zip: (number) => String(number).padStart(5, '0'),
  branch: (number) => `Branch ${number}`,
  bank: (number) => `Bank ${number}`,
  email: (number) => `person${number}@redacted.example`,
  phone: (number, name) => {
    const digits = String(number).padStart(10, '0');
    return /^\d+$/.test(name) ? digits : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  },
  account: (number) => `Account ${number}`,
  document: (number) => `Document ${number}`,
  file: (number, name) => `File ${number}${/\.(?:pdf|jpe?g|png|heic|tiff?|webp)$/i.exec(name)?.[0].toLowerCase() ?? ''}`,
  id: (number) => `id-${number}`,
  // As long as a real token, so that it opens the same page. Its last eight characters equal the placeholder of its tag, as in real
  // tokens.
  link: (number, name) => {
    const tag = String(number).padStart(TAG_LENGTH, '0');
    return name.length > TAG_LENGTH ? `${'redacted-link-'.padEnd(32, '-')}${tag}` : tag;
  },
};

/** Length of the tag of a mailed link: the end of its token, by which caches identify it. */
export const TAG_LENGTH = 8;
/** Kinds with opaque names, which may be seen as one another: for example an account id in a cache key, before its kind is known. */
const OPAQUE_KINDS = new Set<PlaceholderKind>(['loan', 'account', 'document', 'id', 'link']);

export function createPlaceholders(): Placeholders {
  const words = createKnownWords();
  const borrowers = createPersons('Borrower');
  const officers = createPersons('Officer');
  const things = new Map<string, PersonalItem>();
  const itemsByName = new Map<PlaceholderKind, Map<string, PersonalItem>>();
  const lastNumbers = new Map<PlaceholderKind, number>();

  const personsOf = (kind: PlaceholderKind) => (kind === 'borrower' ? borrowers : kind === 'officer' ? officers : null);

  function meet(kind: PlaceholderKind, name: string): void {
    const persons = personsOf(kind);
    if (persons === null) {
      thingOf(kind, name);
      return;
    }
    if (!persons.learn(name)) return;
    const standIn = () => persons.placeholder(name);
    words.add(name, standIn);
    for (const part of [...name.split(/\s+/), ...name.split(/[^\p{L}\p{M}]+/u)]) words.add(part, standIn);
  }

  function thingOf(kind: PlaceholderKind, name: string): PersonalItem {
    let ofKind = itemsByName.get(kind);
    if (ofKind === undefined) itemsByName.set(kind, (ofKind = new Map<string, PersonalItem>()));
    const known = ofKind.get(name);
    if (known !== undefined) return mergeTargetOf(known);
    const thing = anyThingOf(kind, name);
    ofKind.set(name, thing);
    return thing;
  }

  function anyThingOf(kind: PlaceholderKind, name: string): PersonalItem {
    const key = keyOf(kind, name);
    const known = things.get(key);
    if (known !== undefined) {
      const thing = mergeTargetOf(known);
      if (thing.kind === 'id' && thing.number === null) thing.kind = kind;
      return thing;
    }
    const thing: PersonalItem = { kind, names: [name], number: null, mergedInto: null };
    things.set(key, thing);
    for (const form of spellingsOf(kind, name)) words.add(form, () => format(mergeTargetOf(thing), name));
    return thing;
  }

  function learnTogether(kind: PlaceholderKind, names: readonly string[]): void {
    const [first, ...others] = names.map((name) => thingOf(kind, name));
    if (first === undefined) return;
    for (const other of others.map(mergeTargetOf)) {
      const whole = mergeTargetOf(first);
      if (other === whole) continue;
      // A placeholder that was already written must keep its number.
      const [lasting, joining] = other.number !== null && whole.number === null ? [other, whole] : [whole, other];
      lasting.names.push(...joining.names);
      joining.mergedInto = lasting;
    }
  }

  function format(thing: PersonalItem, name: string): string {
    thing.number ??= nextNumber(thing);
    return formatterOf(thing.kind)(thing.number, name);
  }

  /** The number must not occur in the original names. */
  function nextNumber({ kind, names }: PersonalItem): number {
    const taken = new Set(names.flatMap(wordsOf));
    let number = lastNumbers.get(kind) ?? 0;
    do number += 1;
    while (taken.has(String(number)));
    lastNumbers.set(kind, number);
    return number;
  }

  return {
    words,
    meet,
    learnTogether,
    placeholder: (kind, name) => personsOf(kind)?.placeholder(name) ?? format(thingOf(kind, name), name),
    placeholderNumber: (kind, name) => {
      const thing = thingOf(kind, name);
      return (thing.number ??= nextNumber(thing));
    },
    knownPlaceholder: (name) => {
      const known = things.get(keyOf('id', name)) ?? things.get(keyOf('email', name));
      return known === undefined ? null : format(mergeTargetOf(known), name);
    },
  };
}

function mergeTargetOf(thing: PersonalItem): PersonalItem {
  let root = thing;
  while (root.mergedInto !== null) root = root.mergedInto;
  return root;
}

const formatterOf = (kind: PlaceholderKind) => PLACEHOLDER_FORMATS[kind === 'borrower' || kind === 'officer' ? 'id' : kind];

/** All spellings of a name have the same key. */
function keyOf(kind: PlaceholderKind, name: string): string {
  if (OPAQUE_KINDS.has(kind)) return `opaque ${name.toLowerCase()}`;
  if (kind === 'phone') return `phone ${name.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
  // An address line with city and ZIP code has the same key as its street.
  if (kind === 'address') return `address ${wordsOf(name.split(',')[0] ?? name).join(' ')}`;
  return `${kind} ${name.trim().toLowerCase()}`;
}

/** For an address also the street, with and without house number. */
function spellingsOf(kind: PlaceholderKind, name: string): string[] {
  if (kind !== 'address') return [name];
  const street = name.split(',')[0] ?? name;
  const withoutNumber = street.replace(/^\s*\d+\S*\s+/, '');
  return [name, street, ...(/\S\s+\S/.test(withoutNumber) ? [withoutNumber] : [])];
}
