/** @jest-environment node */
/**
 * Checks how the portal treats responses that break the contract: puts wrong values into every list and every code of every shape. The
 * lists and codes are found by reading the shapes, so a new one without a row in the tables fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { safeParse } from 'valibot';

import { isUnreadable } from '#domain/unreadable.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { validateResponse } from '#platform/api/responses/validateResponse.ts';

import { sampleResponse, type Node, type Step } from '../support/sampleResponse.ts';
import { CONTRACT, contractFiles, contractText } from './readContract.ts';

interface Place {
  name: string;
  root: Node;
  steps: readonly Step[];
  node: Node;
  /** `null` or `undefined`, where the contract allows it instead of the value. */
  allowedEmpties: readonly unknown[];
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The replay reads problem report files, not responses.
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('replay'))
  .map((file) => ({ file: join(process.cwd(), 'src', file), text: readFileSync(join('src', file), 'utf8') }));

/** Returns the exports of the files whose names have the given ending. */
const exportsEndingWith = (files: readonly { file: string; text: string }[], ending: string) =>
  files.flatMap(({ file, text }) => {
    const names = [...text.matchAll(new RegExp(`^export const (\\w+${ending})\\b`, 'gm'))].map(([, name = '']) => name);
    if (names.length === 0) return [];
    const found = jest.requireActual<Record<string, Node>>(file);
    return names.map((name): [string, Node] => [name, found[name]!]);
  });

/** Identifies a schema: its copies share these objects with it. */
const schemaIdentity = ({ entries, item, options }: Node) => entries ?? item ?? options;

/** Returns the contract's schemas that the portal's sources name, and the schemas these contain. */
function schemasInUse(): [string, Node][] {
  const named = new Set(sources.flatMap(({ text }) => [...text.matchAll(/\b\w+Schema\b/g)].map(([name]) => name)));
  const files = contractFiles().map((name) => ({ file: join(CONTRACT, name), text: contractText(name) }));
  const all = exportsEndingWith(files, 'Schema').map(([name, schema]): [string, Node] => [name, tolerantSchema(schema) as Node]);
  const parts = new Set<unknown>();
  const collect = (node: Node): void => {
    parts.add(schemaIdentity(node));
    const inner = [node.item, node.wrapped, ...Object.values(node.entries ?? {}), ...(node.options ?? [])];
    for (const part of inner) if (typeof part === 'object') collect(part);
  };
  for (const [name, node] of all) if (named.has(name)) collect(node);
  return all.filter(([, node]) => parts.has(schemaIdentity(node)));
}

const shapes = new Map<string, Node>([...exportsEndingWith(sources, 'Shape'), ...schemasInUse()]);
const shared = new Map([...shapes].map(([name, node]) => [schemaIdentity(node), name]));
const isNode = (option: string | Node): option is Node => typeof option === 'object';

/** Finds all lists and codes in a shape. A nested shape that has its own row is skipped, because it is checked on its own. */
function findListsAndCodes(name: string, root: Node): { lists: Place[]; codes: Place[] } {
  const lists: Place[] = [];
  const codes: Place[] = [];
  const walk = (node: Node, at: string, steps: readonly Step[], allowedEmpties: readonly unknown[] = []): void => {
    if (steps.length > 0 && node.type !== 'array' && shared.has(schemaIdentity(node)) && schemaIdentity(node) !== undefined)
      return;
    const place = { name: at, root, steps, node, allowedEmpties };
    if (node.type === 'picklist' || node.type === 'literal') codes.push(place);
    if (node.type === 'array') {
      lists.push(place);
      walk(node.item!, `${at}[]`, [...steps, { item: true }]);
    }
    if (node.wrapped !== undefined)
      walk(node.wrapped, at, steps, [...allowedEmpties, node.type === 'nullable' ? null : undefined]);
    for (const [key, entry] of Object.entries(node.entries ?? {})) walk(entry, `${at}.${key}`, [...steps, key]);
    for (const [option, inner] of (node.options ?? []).filter(isNode).entries()) walk(inner, at, [...steps, { option }]);
  };
  walk(root, name, []);
  return { lists, codes };
}

/**
 * How the portal treats a wrong value: the response is rejected, a list entry is marked unreadable or left out, the value counts as
 * missing, the code counts as unknown, or the value is accepted.
 */
type Outcome = 'refused' | 'unreadable' | 'leftOut' | 'notKnown' | 'unknown' | 'taken';

function outcomeOf({ root, steps }: Pick<Place, 'root' | 'steps'>, bad: unknown): { outcome: Outcome; odd: string[] } {
  const { isGood, answer, odd } = validateResponse(
    root,
    sampleResponse(root, steps, () => bad),
  );
  if (!isGood) return { outcome: 'refused', odd };
  let value = answer;
  for (const step of [...steps, null]) {
    if (value === null) return { outcome: 'notKnown', odd };
    if (value === 'unknown') return { outcome: 'unknown', odd };
    if (typeof value === 'object' && isUnreadable(value)) return { outcome: 'unreadable', odd };
    if (Array.isArray(value) && step === null) return { outcome: listOutcome(value), odd };
    if (step === null || (typeof step === 'object' && 'option' in step)) continue;
    if (typeof step === 'string') value = (value as Record<string, unknown>)[step];
    else if ((value as unknown[]).length < 2) return { outcome: 'leftOut', odd };
    else [value] = value as unknown[];
  }
  return { outcome: 'taken', odd };
}

function listOutcome(list: unknown[]): Outcome {
  if (list.length === 0) return 'leftOut';
  const [only] = list;
  if (only === 'unknown') return 'unknown';
  return list.length === 1 && typeof only === 'object' && only !== null && isUnreadable(only) ? 'unreadable' : 'taken';
}

const NEW_CODE = 'SOMETHING_NEW';

function badEntries(item: Node): [string, unknown][] {
  const bad: [string, unknown][] = [
    ['null', null],
    ['a wrong type', 12],
  ];
  if (item.type === 'picklist') return [...bad, ['an object', {}], ['a new code', NEW_CODE]];
  if (item.type !== 'record') bad.push(['an empty object', {}]);
  for (const [key, entry] of Object.entries(item.entries ?? {})) {
    const good = sampleResponse(item) as Record<string, unknown>;
    const { [key]: _left, ...without } = good;
    if (!isReadable(item, without)) bad.push([`no ${key}`, without]);
    if (entry.type === 'picklist' && !isReadable(item, { ...good, [key]: NEW_CODE }))
      bad.push([`a new ${key}`, { ...good, [key]: NEW_CODE }]);
  }
  return bad;
}
const isReadable = (item: Node, value: unknown): boolean => {
  const { success, output } = safeParse(item, value);
  return success && !(typeof output === 'object' && output !== null && isUnreadable(output));
};

const places = [...shapes].map(([name, root]) => findListsAndCodes(name, root));
const lists = places.flatMap((found) => found.lists);
const codes = places.flatMap((found) => found.codes);

/** Lists grouped by the outcome of a wrong entry, or of another value in the list's place. */
const LISTS: Partial<Record<Outcome, string>> = {
  unreadable: `
    fundingAccountListSchema.accounts.list
    followUpTaskSchema.documents
    moreDocumentsSchema.documents
    documentRequestsSchema
    documentRequestsSchema[].notes
    documentRequestsSchema[].tasks
    incomeCheckSchema.papers
    paperDetailsSchema.pages
    paperDetailsSchema.paystubs
    paperDetailsSchema.paystubs[].fields
    privacyPreferenceSchema.choices
    userPreferencesSchema
    loanServicingSchema.recentPayments
    loanSchema.contacts
    loansSchema`,
  leftOut: `
    documentTypesSchema.documentTypes
    homeEquitySchema.history
    homeEquitySchema.comparables
    equityRatesSchema.rates
    rateDropLoanDetailSchema.ratesToday
    loanOfficersSchema
`,
  refused: `
    uploadLimitsSchema.mediaTypes
    homeEquitySchema.liens
    sharedScenariosSchema.scenarios
    uploadedDocumentsSchema
    signingKeySetSchema.keys
    privacyPreferenceSchema.jointBorrowers
    loanSchema.loanServicings`,
  unknown: `
    paperDetailsSchema.warnings
    paperDetailsSchema.paystubs[].findings`,
  notKnown: `
    loanFoundSchema.servicer.mailTo`,
};

/** Codes grouped by the outcome of an unknown code, or of another value in the code's place. */
const CODES: Partial<Record<Outcome, string>> = {
  unknown: `
    fundingAccountListSchema.accounts.list[].status
    fundingAccountListSchema.accounts.list[].accountHolderType
    fundingAccountDetailsSchema.status
    fundingAccountDetailsSchema.accountHolderType
    followUpTaskSchema.state
    followUpTaskSchema.documents[].state
    moreDocumentsSchema.documents[].state
    documentRequestsSchema[].purpose
    homeEquitySchema.noEstimate
    paperDetailsSchema.warnings[]
    paperDetailsSchema.paystubs[].fields[].doubt
    paperDetailsSchema.paystubs[].findings[]
    privacyPreferenceSchema.choices[].by
    loanServicingSchema.servicedBy
    paymentOutcomeSchema.reason
    feePaymentOutcomeSchema.reason`,
  unreadable: `
    fundingAccountListSchema.accounts.list[].accountSubtype
    fundingAccountListSchema.accounts.list[].paymentMethodType
    documentRequestsSchema[].kind
    incomeCheckSchema.papers[].reading
    paperDetailsSchema.paystubs[].fields[].name
    privacyPreferenceSchema.choices[].choice
    loanServicingSchema.recentPayments[].kind
    loanServicingSchema.recentPayments[].method.type
    loanServicingSchema.recentPayments[].state
    loanSchema.contacts[].role`,
  refused: `
    fundingAccountDetailsSchema.accountSubtype
    fundingAccountDetailsSchema.paymentMethodType
    linkContactSchema.kind
    uploadReportSchema.state
    homeEquitySchema.liens[].kind
    sharedScenariosSchema.amountNeeded.purpose
    additionalBorrowerSchema.state
    aimCheckSchema.state
    paperDetailsSchema.reading
    privacyPreferenceSchema.of
    rateDropAlertSchema.purpose
    rateDropAlertSchema.propertyUsage
    rateDropAlertSchema.propertyType
    rateDropAlertSchema.mortgageType
    userPreferenceSchema.state
    paymentMethodSchema.type
    createdFundingAccountSchema.type
    fundingAccountOutcomeSchema.state
    loanFoundSchema.paidAt
    loanFoundSchema.transfer.state
    feeFoundSchema.state
    paymentOutcomeSchema.state
    feePaymentOutcomeSchema.state`,
  leftOut: `
    equityRatesSchema.rates[].mortgageType
    rateDropLoanDetailSchema.ratesToday[].mortgageType`,
  notKnown: `
    paperDetailsSchema.paystubs[].payFrequency
    paperDetailsSchema.paystubs[].suggestedFrequency
    rateDropLoanDetailSchema.propertyUsage
    rateDropLoanDetailSchema.propertyType
    rateDropLoanDetailSchema.mortgageType`,
};

const expectedIn = (table: Partial<Record<Outcome, string>>) =>
  new Map(
    Object.entries(table).flatMap(([outcome, names]) =>
      names
        .split(/\s+/)
        .filter(Boolean)
        .map((name): [string, string] => [name, outcome]),
    ),
  );
const ofList = expectedIn(LISTS);
const ofCode = expectedIn(CODES);
const namesOf = (all: readonly Place[]) => [...new Set(all.map(({ name }) => name))].sort();

test('every list and code in the schemas has a row, and every row matches one', () => {
  expect(shapes.size).toBeGreaterThan(40);
  expect(namesOf(lists)).toEqual([...ofList.keys()].sort());
  expect(namesOf(codes)).toEqual([...ofCode.keys()].sort());
});

test('each schema accepts its sample response', () => {
  for (const [name, root] of shapes)
    expect([name, validateResponse(root, sampleResponse(root))]).toEqual([
      name,
      expect.objectContaining({ isGood: true, odd: [] }),
    ]);
});

test('every call uses one of these schemas', () => {
  const used = sources
    .filter(({ file }) => !/platform\/api\/(responses|calls|httpCall|portalBaseQuery|fetchStaticDocument)/.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/\b(?:responseSchema: |answer: (?=\w+Schema\b))(\w+)\b(?! of)[,)} .]/g)].map(([, name = '']) => name),
    );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !shapes.has(name) && !['noContent', 'request'].includes(name))).toEqual([]);
});

const describeValue = (bad: unknown) => (bad === undefined ? 'nothing' : JSON.stringify(bad));
const wrongValuesFor = ({ steps, allowedEmpties }: Place, values: readonly unknown[]) => {
  const isEntry = typeof steps.at(-1) === 'object';
  return [...values, ...(isEntry || steps.length === 0 ? [] : [undefined])].filter((value) => !allowedEmpties.includes(value));
};

test.each(lists.map((place) => [place.name, place] as const))(
  'the list %s handles bad entries as its row says',
  (name, place) => {
    const inList = { ...place, steps: [...place.steps, { item: true }] as Step[] };
    const entries = badEntries(place.node.item!);
    expect(entries.length).toBeGreaterThan(1);
    for (const [what, bad] of entries) {
      const { outcome, odd } = outcomeOf(inList, bad);
      expect([what, outcome]).toEqual([what, ofList.get(name)]);
      // The problem is also recorded in the history, because nobody sees what is left out.
      if (outcome !== 'notKnown') expect([what, odd.length > 0]).toEqual([what, true]);
    }
    // A response that should be a list but is not is rejected as a whole.
    const instead = place.steps.length === 0 ? 'refused' : ofList.get(name);
    for (const bad of wrongValuesFor(place, [null, {}, 'text', 12]))
      expect([describeValue(bad), outcomeOf(place, bad).outcome]).toEqual([describeValue(bad), instead]);
  },
);

test.each(codes.map((place) => [place.name, place] as const))(
  'the code %s handles unknown values as its row says',
  (name, place) => {
    for (const bad of wrongValuesFor(place, [NEW_CODE, null, {}, 12])) {
      const { outcome, odd } = outcomeOf(place, bad);
      expect([describeValue(bad), outcome]).toEqual([describeValue(bad), ofCode.get(name)]);
      if (outcome !== 'notKnown') expect([describeValue(bad), odd.length > 0]).toEqual([describeValue(bad), true]);
    }
  },
);

/** An address may be empty: the portal shows the parts that are known. */
const MAY_BE_EMPTY = ['propertySchema'];

test('an empty response is not taken for "none"', () => {
  const empty = [...shapes].filter(([, root]) => validateResponse(root, {}).isGood).map(([name]) => name);
  expect(empty).toEqual(MAY_BE_EMPTY);
  for (const [name, root] of shapes)
    expect([name, validateResponse(root, { error: 'odd' }).isGood]).toEqual([name, MAY_BE_EMPTY.includes(name)]);
});
