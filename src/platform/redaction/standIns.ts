import { createKnownWords, wordsOf, type KnownWords } from './knownWords.ts';
import { createPersons } from './persons.ts';
import type { StandInKind } from './rules/decisions.ts';

/** One item of personal data, with all the names by which it was seen. */
interface Thing {
  kind: StandInKind;
  names: string[];
  /** Number in the placeholder. Assigned on first use. */
  number: number | null;
  /** The item into which this one was merged, once both turned out to be the same. */
  same: Thing | null;
}

/** Registry of personal data and its placeholders, such as "Loan 0001". A placeholder stays the same for the lifetime of the registry. */
export interface StandIns {
  words: KnownWords;
  meet(kind: StandInKind, name: string): void;
  /** Learns that these names belong to the same item. */
  meetTogether(kind: StandInKind, names: readonly string[]): void;
  /** Returns the placeholder of a name, which need not be known yet. */
  of(kind: StandInKind, name: string): string;
  numberOf(kind: StandInKind, name: string): number;
  /** Returns the placeholder of exactly this name if it was learned as something other than a person; null otherwise. */
  ofKnown(name: string): string | null;
}

/** Formats the placeholder of each kind. The numbering is valid only for one redactor. */
const FORMS: Record<Exclude<StandInKind, 'borrower' | 'officer'>, (number: number, name: string) => string> = {
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
    const tag = String(number).padStart(TAG_SIGNS, '0');
    return name.length > TAG_SIGNS ? `${'redacted-link-'.padEnd(32, '-')}${tag}` : tag;
  },
};

/** Length of the tag of a mailed link: the end of its token, by which caches identify it. */
export const TAG_SIGNS = 8;
/** Kinds with opaque names, which may be seen as one another: for example an account id in a cache key, before its kind is known. */
const OPAQUE = new Set<StandInKind>(['loan', 'account', 'document', 'id', 'link']);

export function createStandIns(): StandIns {
  const words = createKnownWords();
  const borrowers = createPersons('Borrower');
  const officers = createPersons('Officer');
  const things = new Map<string, Thing>();
  const asWritten = new Map<StandInKind, Map<string, Thing>>();
  const given = new Map<StandInKind, number>();

  const personsOf = (kind: StandInKind) => (kind === 'borrower' ? borrowers : kind === 'officer' ? officers : null);

  function meet(kind: StandInKind, name: string): void {
    const persons = personsOf(kind);
    if (persons === null) {
      thingOf(kind, name);
      return;
    }
    if (!persons.meet(name)) return;
    const standIn = () => persons.standIn(name);
    words.add(name, standIn);
    for (const part of [...name.split(/\s+/), ...name.split(/[^\p{L}\p{M}]+/u)]) words.add(part, standIn);
  }

  function thingOf(kind: StandInKind, name: string): Thing {
    let ofKind = asWritten.get(kind);
    if (ofKind === undefined) asWritten.set(kind, (ofKind = new Map<string, Thing>()));
    const known = ofKind.get(name);
    if (known !== undefined) return rootOf(known);
    const thing = anyThingOf(kind, name);
    ofKind.set(name, thing);
    return thing;
  }

  function anyThingOf(kind: StandInKind, name: string): Thing {
    const key = keyOf(kind, name);
    const known = things.get(key);
    if (known !== undefined) {
      const thing = rootOf(known);
      if (thing.kind === 'id' && thing.number === null) thing.kind = kind;
      return thing;
    }
    const thing: Thing = { kind, names: [name], number: null, same: null };
    things.set(key, thing);
    for (const form of formsOf(kind, name)) words.add(form, () => written(rootOf(thing), name));
    return thing;
  }

  function meetTogether(kind: StandInKind, names: readonly string[]): void {
    const [first, ...others] = names.map((name) => thingOf(kind, name));
    if (first === undefined) return;
    for (const other of others.map(rootOf)) {
      const whole = rootOf(first);
      if (other === whole) continue;
      // A placeholder that was already written must keep its number.
      const [lasting, joining] = other.number !== null && whole.number === null ? [other, whole] : [whole, other];
      lasting.names.push(...joining.names);
      joining.same = lasting;
    }
  }

  function written(thing: Thing, name: string): string {
    thing.number ??= nextNumber(thing);
    return formOf(thing.kind)(thing.number, name);
  }

  /** Returns the next free number that does not occur in the original names. */
  function nextNumber({ kind, names }: Thing): number {
    const taken = new Set(names.flatMap(wordsOf));
    let number = given.get(kind) ?? 0;
    do number += 1;
    while (taken.has(String(number)));
    given.set(kind, number);
    return number;
  }

  return {
    words,
    meet,
    meetTogether,
    of: (kind, name) => personsOf(kind)?.standIn(name) ?? written(thingOf(kind, name), name),
    numberOf: (kind, name) => {
      const thing = thingOf(kind, name);
      return (thing.number ??= nextNumber(thing));
    },
    ofKnown: (name) => {
      const known = things.get(keyOf('id', name)) ?? things.get(keyOf('email', name));
      return known === undefined ? null : written(rootOf(known), name);
    },
  };
}

function rootOf(thing: Thing): Thing {
  let root = thing;
  while (root.same !== null) root = root.same;
  return root;
}

const formOf = (kind: StandInKind) => FORMS[kind === 'borrower' || kind === 'officer' ? 'id' : kind];

/** Returns the same key for all spellings of a name. */
function keyOf(kind: StandInKind, name: string): string {
  if (OPAQUE.has(kind)) return `opaque ${name.toLowerCase()}`;
  if (kind === 'phone') return `phone ${name.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
  // An address line with city and ZIP code has the same key as its street.
  if (kind === 'address') return `address ${wordsOf(name.split(',')[0] ?? name).join(' ')}`;
  return `${kind} ${name.trim().toLowerCase()}`;
}

/** Returns the spellings of a name to look for in texts: for an address also the street, with and without house number. */
function formsOf(kind: StandInKind, name: string): string[] {
  if (kind !== 'address') return [name];
  const street = name.split(',')[0] ?? name;
  const withoutNumber = street.replace(/^\s*\d+\S*\s+/, '');
  return [name, street, ...(/\S\s+\S/.test(withoutNumber) ? [withoutNumber] : [])];
}
