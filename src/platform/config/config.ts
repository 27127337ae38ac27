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

type ConfigCheck = (value: unknown, key: string) => void;

const createConfigCheck =
  (expectation: string, isValid: (value: unknown) => boolean): ConfigCheck =>
  (value, key) => {
    if (!isValid(value))
      throw new ConfigProblem(key, value === undefined ? `is missing; expected ${expectation}` : `expected ${expectation}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expectText = createConfigCheck('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
const expectTimeZone = createConfigCheck('a time zone such as America/New_York', (value) =>
  Intl.supportedValuesOf('timeZone').includes(String(value)),
);
const expectBoolean = createConfigCheck('true or false', (value) => typeof value === 'boolean');
const expectAddress = createConfigCheck(
  'an address: https://… or a path that starts with /',
  (value) => typeof value === 'string' && isAddress(value),
);
const expectPositiveInteger = createConfigCheck(
  'a whole number from 1',
  (value) => Number.isInteger(value) && Number(value) >= 1,
);
const expectObject = createConfigCheck('an object', isRecord);
const expectTexts = createConfigCheck(
  'a list of texts',
  (value) => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
);
const expectPatterns = createConfigCheck(
  'a list of regular expressions that find at least one character',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && isPattern(one)),
);
const expectOneOf = (...allowed: string[]) =>
  createConfigCheck(`one of ${allowed.join(', ')}`, (value) => allowed.includes(String(value)));
const optionally =
  (inner: ConfigCheck): ConfigCheck =>
  (value, key) => {
    if (value !== undefined) inner(value, key);
  };
const expectAbsent = createConfigCheck(
  'nothing: the portal is a public client and must not carry a secret',
  (value) => value === undefined,
);

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

const expectSafeAddress = createConfigCheck('an address: https://… or a path that starts with /', isSafeAddress);

/** A misspelled key would silently show the portal's template instead of the lender's page, so unknown keys are rejected. */
const expectLegalPages: ConfigCheck = (value, key) => {
  expectObject(value, key);
  for (const name of Object.keys(value as object))
    if (!LEGAL_KEYS.includes(name))
      throw new ConfigProblem(`${key}.${name}`, `is not known; expected one of ${LEGAL_KEYS.join(', ')}`);
};

const DOLLAR_AMOUNT = /^\d+\.\d\d$/;
const RATE_EXAMPLE_PATTERNS: Record<keyof RateExample, RegExp> = {
  asOf: /^\d{4}-\d\d-\d\d$/,
  loanAmount: DOLLAR_AMOUNT,
  prepaidCharges: DOLLAR_AMOUNT,
  rate: /^\d{1,2}(\.\d{1,3})?$/,
};

const expectRateExample = createConfigCheck(
  'texts: asOf "2026-11-02", loanAmount "200000.00", prepaidCharges "3200.00", rate "5.875"',
  (value) =>
    isRecord(value) &&
    Object.entries(RATE_EXAMPLE_PATTERNS).every(([name, form]) => typeof value[name] === 'string' && form.test(value[name])),
);

/** Validation of every key of the document, by dotted path. Parents must come before their children. */
const CONFIG_CHECKS: Record<string, ConfigCheck> = {
  brand: expectObject,
  'brand.name': expectText,
  'brand.legalName': expectText,
  'brand.nmlsId': expectText,
  support: expectObject,
  'support.email': expectText,
  'support.phone': expectText,
  'support.hours': expectText,
  'support.hoursIn': optionally(expectObject),
  'support.timeZone': optionally(expectTimeZone),
  'support.notices': optionally(expectText),
  'support.captureEndpoint': optionally(expectSafeAddress),
  'support.replay': optionally(expectBoolean),
  'support.history': optionally(expectObject),
  'support.history.actions': optionally(expectPositiveInteger),
  'support.history.minutes': optionally(expectPositiveInteger),
  'support.history.kilobytes': optionally(expectPositiveInteger),
  'support.redaction': optionally(expectObject),
  'support.redaction.fields': optionally(expectTexts),
  'support.redaction.patterns': optionally(expectPatterns),
  bases: expectObject,
  'bases.payment': expectAddress,
  'bases.borrower': expectAddress,
  'bases.notification': expectAddress,
  'bases.agency': expectAddress,
  identity: expectObject,
  'identity.authority': expectAddress,
  'identity.clientId': expectText,
  'identity.clientSecret': expectAbsent,
  'identity.client_secret': expectAbsent,
  'identity.scope': optionally(expectText),
  'identity.signUpEndpoint': optionally(expectAddress),
  'identity.popup': optionally(expectBoolean),
  'identity.accountUrl': optionally(expectSafeAddress),
  humanCheck: expectObject,
  'humanCheck.provider': expectText,
  'humanCheck.siteKey': optionally(expectText),
  analytics: expectObject,
  'analytics.provider': expectOneOf('none', 'selfHosted'),
  'analytics.key': optionally(expectText),
  telemetry: optionally(expectAddress),
  video: expectObject,
  legal: expectLegalPages,
  ...Object.fromEntries(LEGAL_KEYS.map((name) => [`legal.${name}`, optionally(expectSafeAddress)])),
  rateExample: optionally(expectRateExample),
  languages: expectTexts,
  landing: expectBoolean,
  appearance: expectOneOf('light', 'choice'),
  supportCapture: expectBoolean,
  embeddedBy: optionally(expectTexts),
};

const configValueAt = (document: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document);

/** Validates the runtime document. @throws ConfigProblem naming the first key that is wrong or missing */
export function readConfig(document: unknown): PortalConfig {
  expectObject(document, 'config.json');
  for (const [key, inspect] of Object.entries(CONFIG_CHECKS)) inspect(configValueAt(document, key), key);
  if (configValueAt(document, 'analytics.provider') === 'selfHosted')
    expectAddress(configValueAt(document, 'telemetry'), 'telemetry');
  return document as PortalConfig; // CHECKS has validated every key.
}

export async function loadConfig(fetchDocument: () => Promise<unknown>): Promise<PortalConfig> {
  const document = await fetchDocument().catch((cause: unknown) => {
    throw new ConfigProblem('config.json', `could not be read (${cause instanceof Error ? cause.message : 'unknown cause'})`);
  });
  return readConfig(document);
}
