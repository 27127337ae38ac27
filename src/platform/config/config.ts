import { paths } from '#platform/routing/paths.ts';

import type { VideoSource } from './videoSource.ts';

/** Legal pages for which a deployment may configure another URL. */
export type LegalKey = keyof typeof paths.legal;

/** The example loan of the rate information page. */
export interface RateExample {
  asOf: string;
  /** In dollars, formatted as in the API: "200000.00". */
  loanAmount: string;
  /** Charges paid at or before closing that count as cost of the loan, in dollars. */
  prepaidCharges: string;
  /** Annual percentage: "5.875". */
  rate: string;
}

/** The runtime document `/config.json`, which holds all settings of a deployment. Key names are fixed; docs/configuration.md explains each key. */
export interface PortalConfig {
  brand: { name: string; legalName: string; nmlsId: string };
  support: {
    email: string;
    phone: string;
    hours: string;
    /** Opening hours in other languages, by language tag, for the lender's emails. */
    hoursIn?: Record<string, string>;
    /** The lender's time zone, such as "America/New_York". Times on receipts are shown in it. */
    timeZone?: string;
    /** The postal address for notices of error and requests for information (12 CFR 1024.35 and 1024.36). */
    notices?: string;
    /** Endpoint that accepts problem reports. Without it, a report can only be saved as a file. */
    captureEndpoint?: string;
    /** Whether `/support` exists, which replays a problem report. */
    replay?: boolean;
    /** Limits of the history kept for problem reports. Each has a default. */
    history?: { actions?: number; minutes?: number; kilobytes?: number };
    /** Additional redaction: field names, and regular expressions whose matches in texts are redacted. */
    redaction?: { fields?: string[]; patterns?: string[] };
  };
  bases: { payment: string; borrower: string; notification: string; agency: string };
  identity: {
    authority: string;
    clientId: string;
    scope?: string;
    signUpEndpoint?: string;
    popup?: boolean;
    /** URL of the provider's page where users change their name, email or password. */
    accountUrl?: string;
  };
  humanCheck: { provider: string; siteKey?: string };
  analytics: { provider: 'none' | 'selfHosted'; key?: string };
  /** Endpoint for `selfHosted` analytics, which receives page views. */
  telemetry?: string;
  /** Video on the landing page. Only the landing page validates it completely. */
  video: VideoSource;
  /** URLs of the lender's own legal pages. Missing ones are shown by the portal. */
  legal: Partial<Record<LegalKey | 'privacyChoices', string>>;
  /** If missing, an example marked as a template is shown. */
  rateExample?: RateExample;
  languages: string[];
  /** true: `/` shows the landing page; false: it redirects to `/pay`. */
  landing: boolean;
  appearance: 'light' | 'choice';
  supportCapture: boolean;
  /** Origins besides the portal's own that may embed `/loans/top-bar`. The web server puts them into its CSP. */
  embeddedBy?: string[];
}

/** An error in the runtime document that keeps the portal from starting. `key` is the dotted path of the wrong setting. */
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
  (expectation: string, isValid: (value: unknown) => boolean): Check =>
  (value, key) => {
    if (!isValid(value))
      throw new ConfigProblem(key, value === undefined ? `is missing; expected ${expectation}` : `expected ${expectation}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = check('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
const timeZone = check('a time zone such as America/New_York', (value) =>
  Intl.supportedValuesOf('timeZone').includes(String(value)),
);
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

/** Returns whether a path stays on the portal's origin. A browser would resolve "/\a.example" to another origin. */
const isOwnPath = (value: string): boolean =>
  value.startsWith('/') && URL.canParse(value, DUMMY_ORIGIN) && new URL(value, DUMMY_ORIGIN).origin === DUMMY_ORIGIN;

const DUMMY_ORIGIN = 'https://portal.invalid';

const LEGAL_KEYS: readonly string[] = [...Object.keys(paths.legal), 'privacyChoices'];

const isSafeAddress = (value: unknown): boolean =>
  typeof value === 'string' && (isOwnPath(value) || (URL.canParse(value) && new URL(value).protocol === 'https:'));

const safeAddress = check('an address: https://… or a path that starts with /', isSafeAddress);

/** A misspelled key would silently show the portal's template instead of the lender's page, so unknown keys are rejected. */
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

/** Validation of every key of the document, by dotted path. Parents must come before their children. */
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
  'support.timeZone': optional(timeZone),
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

const valueAt = (document: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document);

/** Validates the runtime document. @throws ConfigProblem naming the first key that is wrong or missing */
export function readConfig(document: unknown): PortalConfig {
  record(document, 'config.json');
  for (const [key, inspect] of Object.entries(CHECKS)) inspect(valueAt(document, key), key);
  if (valueAt(document, 'analytics.provider') === 'selfHosted') address(valueAt(document, 'telemetry'), 'telemetry');
  return document as PortalConfig; // CHECKS has validated every key.
}

export async function loadConfig(fetchDocument: () => Promise<unknown>): Promise<PortalConfig> {
  const document = await fetchDocument().catch((cause: unknown) => {
    throw new ConfigProblem('config.json', `could not be read (${cause instanceof Error ? cause.message : 'unknown cause'})`);
  });
  return readConfig(document);
}
