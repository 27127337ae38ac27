import { createKnownWords, wordsOf, type KnownWords } from './knownWords.ts';
import { createPersons } from './persons.ts';
import type { StandInKind } from './rules/decisions.ts';

/** Something of somebody's, under all the names that it has been met with. */
interface Thing {
  kind: StandInKind;
  names: string[];
  /** Given when it is first written. */
  number: number | null;
  /** It has turned out to be that one. */
  same: Thing | null;
}

/** Whose things are whose, and what stands for each: the same for as long as the registry lives. */
export interface StandIns {
  /** Everything that has been met, for texts. */
  words: KnownWords;
  /** Learns that there is such a thing. */
  meet(kind: StandInKind, name: string): void;
  /** Learns that these are names of one thing. */
  meetTogether(kind: StandInKind, names: readonly string[]): void;
  /** Of a thing, whether it was met before or not. */
  of(kind: StandInKind, name: string): string;
  /** The same for a number. */
  numberOf(kind: StandInKind, name: string): number;
  /** Of a thing that has been met as anything but a person, under exactly this name; null for others. */
  ofKnown(name: string): string | null;
}

/** How a stand-in of each kind reads. The redactor of another file may number otherwise. */
const FORMS: Record<Exclude<StandInKind, 'borrower' | 'officer'>, (number: number, name: string) => string> = {
  // Pages show the last four signs.
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
  // As long as a token, so that it leads to the same page; its last eight signs are the tag's stand-in, as with the real ones.
  link: (number, name) => {
    const tag = String(number).padStart(TAG_SIGNS, '0');
    return name.length > TAG_SIGNS ? `${'redacted-link-'.padEnd(32, '-')}${tag}` : tag;
  },
};

/** Of a mailed link's token, its end: how caches name it. */
export const TAG_SIGNS = 8;
/** Kinds whose names are opaque and may be met as one another: an account's id in a cache key, before it is known what it is of. */
const OPAQUE = new Set<StandInKind>(['loan', 'account', 'document', 'id', 'link']);

export function createStandIns(): StandIns {
  const words = createKnownWords();
  const borrowers = createPersons('Borrower');
  const officers = createPersons('Officer');
  const things = new Map<string, Thing>();
  // By the name as it is written, because most names are met again and again.
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
      // What has been written already keeps its number.
      const [lasting, joining] = other.number !== null && whole.number === null ? [other, whole] : [whole, other];
      lasting.names.push(...joining.names);
      joining.same = lasting;
    }
  }

  function written(thing: Thing, name: string): string {
    thing.number ??= nextNumber(thing);
    return formOf(thing.kind)(thing.number, name);
  }

  /** Never one that stands in the original. */
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

/** The same for every way of writing one thing. */
function keyOf(kind: StandInKind, name: string): string {
  if (OPAQUE.has(kind)) return `opaque ${name.toLowerCase()}`;
  if (kind === 'phone') return `phone ${name.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;
  // A line with city and ZIP code is the address of its street.
  if (kind === 'address') return `address ${wordsOf(name.split(',')[0] ?? name).join(' ')}`;
  return `${kind} ${name.trim().toLowerCase()}`;
}

/** How a thing may be written in a text: a street also without its number. */
function formsOf(kind: StandInKind, name: string): string[] {
  if (kind !== 'address') return [name];
  const street = name.split(',')[0] ?? name;
  const withoutNumber = street.replace(/^\s*\d+\S*\s+/, '');
  return [name, street, ...(/\S\s+\S/.test(withoutNumber) ? [withoutNumber] : [])];
}
