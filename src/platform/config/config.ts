import { paths } from '#platform/routing/paths.ts';

import type { VideoSource } from './videoSource.ts';

/** The legal pages that a deployment may keep at another address. */
export type LegalKey = keyof typeof paths.legal;

/** The loan that the rate information is worked out for. */
export interface RateExample {
  /** The day the rate was taken: YYYY-MM-DD. */
  asOf: string;
  /** Dollars, as on the wire: "200000.00". */
  loanAmount: string;
  /** What is paid before or at closing and counts as a cost of the loan, in dollars. */
  prepaidCharges: string;
  /** Percent a year: "5.875". */
  rate: string;
}

/** The runtime document, `/config.json`: everything that a deployment decides. Names are fixed; the README documents each key. */
export interface PortalConfig {
  brand: { name: string; legalName: string; nmlsId: string };
  support: {
    email: string;
    phone: string;
    hours: string;
    /** The same in other languages, by their tag, for the lender's own mails. */
    hoursIn?: Record<string, string>;
    /** Where the lender keeps its books, such as "America/New_York"; times on receipts are told in it. */
    timeZone?: string;
    /** The postal address for notices of error and requests for information (12 CFR 1024.35 and 1024.36). */
    notices?: string;
    /** Takes a report of a problem; without it a report can only be saved as a file. */
    captureEndpoint?: string;
    /** true: `/support` is there, and shows what a report holds. */
    replay?: boolean;
    /** How much of what happened is kept for a report; each has a value of the portal's own. */
    history?: { actions?: number; minutes?: number; kilobytes?: number };
    /** What the redactor takes out besides: fields by name, and whatever one of the regular expressions finds in a text. */
    redaction?: { fields?: string[]; patterns?: string[] };
  };
  bases: { payment: string; borrower: string; notification: string; agency: string };
  identity: {
    authority: string;
    clientId: string;
    scope?: string;
    signUpEndpoint?: string;
    popup?: boolean;
    /** The provider's page where a person changes name, email or password. */
    accountUrl?: string;
  };
  humanCheck: { provider: string; siteKey?: string };
  analytics: { provider: 'none' | 'selfHosted'; key?: string };
  /** Where `selfHosted` analytics sends which pages are used. */
  telemetry?: string;
  /** The first page's media source. Its page looks at it whole. */
  video: VideoSource;
  /** Where the lender keeps legal pages; what is left out is the portal's own page. */
  legal: Partial<Record<LegalKey | 'privacyChoices', string>>;
  /** Left out: an example that is marked as a template. */
  rateExample?: RateExample;
  languages: string[];
  /** true: `/` shows the landing page; false: it goes to `/pay`. */
  landing: boolean;
  appearance: 'light' | 'choice';
  supportCapture: boolean;
  /** Origins whose pages may embed `/loans/top-bar`, besides the portal's own. The host's policy reads it. */
  embeddedBy?: string[];
}

/** Something in the runtime document keeps the portal from starting; `key` is the dotted path to fix. */
export class ConfigProblem extends Error {
  readonly key: string;

  constructor(key: string, expectation: string) {
    super(`${key}: ${expectation}`);
    this.name = 'ConfigProblem';
    this.key = key;
  }
}

type Check = (value: unknown, key: string) => void;

const check =
  (expectation: string, holds: (value: unknown) => boolean): Check =>
  (value, key) => {
    if (!holds(value))
      throw new ConfigProblem(key, value === undefined ? `is missing; expected ${expectation}` : `expected ${expectation}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = check('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
const zone = check('a time zone such as America/New_York', (value) => Intl.supportedValuesOf('timeZone').includes(String(value)));
const flag = check('true or false', (value) => typeof value === 'boolean');
const address = check(
  'an address: https://… or a path that starts with /',
  (value) => typeof value === 'string' && isAddress(value),
);
const count = check('a whole number from 1', (value) => Number.isInteger(value) && Number(value) >= 1);
const record = check('an object', isRecord);
const texts = check(
  'a list of texts',
  (value) => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
);
const patterns = check(
  'a list of regular expressions that find at least one character',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && isPattern(one)),
);
const oneOf = (...allowed: string[]) => check(`one of ${allowed.join(', ')}`, (value) => allowed.includes(String(value)));
const optional =
  (inner: Check): Check =>
  (value, key) => {
    if (value !== undefined) inner(value, key);
  };
const forbidden = check('nothing: the portal is a public client and must not carry a secret', (value) => value === undefined);

function isPattern(text: string): boolean {
  try {
    return !new RegExp(text, 'u').test('');
  } catch {
    return false;
  }
}

function isAddress(value: string): boolean {
  return isOwnPath(value) || (URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol));
}

/** A path of the portal's own origin, as a browser reads it: "/\a.example" would lead to another. */
const isOwnPath = (value: string): boolean =>
  value.startsWith('/') && URL.canParse(value, SOME_ORIGIN) && new URL(value, SOME_ORIGIN).origin === SOME_ORIGIN;

const SOME_ORIGIN = 'https://portal.invalid';

const LEGAL_KEYS: readonly string[] = [...Object.keys(paths.legal), 'privacyChoices'];

const isSafeAddress = (value: unknown): boolean =>
  typeof value === 'string' && (isOwnPath(value) || (URL.canParse(value) && new URL(value).protocol === 'https:'));

const safeAddress = check('an address: https://… or a path that starts with /', isSafeAddress);

/** A key that is misspelled would show the portal's template in place of the lender's page, so it is refused. */
const legalPages: Check = (value, key) => {
  record(value, key);
  for (const name of Object.keys(value as object))
    if (!LEGAL_KEYS.includes(name))
      throw new ConfigProblem(`${key}.${name}`, `is not known; expected one of ${LEGAL_KEYS.join(', ')}`);
};

const DOLLARS = /^\d+\.\d\d$/;
const RATE_EXAMPLE: Record<keyof RateExample, RegExp> = {
  asOf: /^\d{4}-\d\d-\d\d$/,
  loanAmount: DOLLARS,
  prepaidCharges: DOLLARS,
  rate: /^\d{1,2}(\.\d{1,3})?$/,
};

const rateExample = check(
  'texts: asOf "2026-11-02", loanAmount "200000.00", prepaidCharges "3200.00", rate "5.875"',
  (value) =>
    isRecord(value) &&
    Object.entries(RATE_EXAMPLE).every(([name, form]) => typeof value[name] === 'string' && form.test(value[name])),
);

/** Every key of the document, as a dotted path; parents come before their children. */
const CHECKS: Record<string, Check> = {
  brand: record,
  'brand.name': text,
  'brand.legalName': text,
  'brand.nmlsId': text,
  support: record,
  'support.email': text,
  'support.phone': text,
  'support.hours': text,
  'support.hoursIn': optional(record),
  'support.timeZone': optional(zone),
  'support.notices': optional(text),
  'support.captureEndpoint': optional(safeAddress),
  'support.replay': optional(flag),
  'support.history': optional(record),
  'support.history.actions': optional(count),
  'support.history.minutes': optional(count),
  'support.history.kilobytes': optional(count),
  'support.redaction': optional(record),
  'support.redaction.fields': optional(texts),
  'support.redaction.patterns': optional(patterns),
  bases: record,
  'bases.payment': address,
  'bases.borrower': address,
  'bases.notification': address,
  'bases.agency': address,
  identity: record,
  'identity.authority': address,
  'identity.clientId': text,
  'identity.clientSecret': forbidden,
  'identity.client_secret': forbidden,
  'identity.scope': optional(text),
  'identity.signUpEndpoint': optional(address),
  'identity.popup': optional(flag),
  'identity.accountUrl': optional(safeAddress),
  humanCheck: record,
  'humanCheck.provider': text,
  'humanCheck.siteKey': optional(text),
  analytics: record,
  'analytics.provider': oneOf('none', 'selfHosted'),
  'analytics.key': optional(text),
  telemetry: optional(address),
  video: record,
  legal: legalPages,
  ...Object.fromEntries(LEGAL_KEYS.map((name) => [`legal.${name}`, optional(safeAddress)])),
  rateExample: optional(rateExample),
  languages: texts,
  landing: flag,
  appearance: oneOf('light', 'choice'),
  supportCapture: flag,
  embeddedBy: optional(texts),
};

const at = (document: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document);

/** The document as the portal uses it. @throws ConfigProblem naming the first key that is wrong or missing. */
export function readConfig(document: unknown): PortalConfig {
  record(document, 'config.json');
  for (const [key, inspect] of Object.entries(CHECKS)) inspect(at(document, key), key);
  if (at(document, 'analytics.provider') === 'selfHosted') address(at(document, 'telemetry'), 'telemetry');
  return document as PortalConfig; // every key was inspected above
}

/** Fetches and reads the runtime document. @throws ConfigProblem, also when there is none to read. */
export async function loadConfig(fetchDocument: () => Promise<unknown>): Promise<PortalConfig> {
  const document = await fetchDocument().catch((cause: unknown) => {
    throw new ConfigProblem('config.json', `could not be read (${cause instanceof Error ? cause.message : 'unknown cause'})`);
  });
  return readConfig(document);
}
