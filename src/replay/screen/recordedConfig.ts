import { readConfig, type PortalConfig } from '#platform/config/config.ts';

/** Defaults for parts of the runtime configuration that are missing in the report, for example because they were redacted. */
const FALLBACK_CONFIG = {
  brand: { name: 'Lender', legalName: 'Lender', nmlsId: '0' },
  support: { email: 'support@lender.example', phone: '(000) 000-0000', hours: 'every day' },
  bases: { payment: '/', borrower: '/', notification: '/', agency: '/' },
  identity: { authority: '/', clientId: 'portal' },
  humanCheck: { provider: 'none' },
  analytics: { provider: 'none' },
  video: { sources: [], title: '' },
  legal: {},
  languages: ['en'],
  landing: false,
  appearance: 'choice',
  supportCapture: false,
} satisfies PortalConfig;

const OPTIONAL_KEYS: Record<Exclude<keyof PortalConfig, keyof typeof FALLBACK_CONFIG>, true> = {
  telemetry: true,
  rateExample: true,
  embeddedBy: true,
};

const CONFIG_KEYS = [...Object.keys(FALLBACK_CONFIG), ...Object.keys(OPTIONAL_KEYS)];

/**
 * Rebuilds the borrower's runtime configuration from a report, key by key: invalid values fall back to defaults, and unknown keys are
 * dropped. Analytics is always off, so that a replay is not counted.
 */
export function recordedConfig(document: unknown): PortalConfig {
  const parts = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  const config = CONFIG_KEYS.filter((name) => Object.hasOwn(parts, name)).reduce<PortalConfig>(
    (known, name) => parseConfig({ ...known, [name]: parts[name] }) ?? known,
    FALLBACK_CONFIG,
  );
  return { ...config, analytics: FALLBACK_CONFIG.analytics };
}

function parseConfig(document: object): PortalConfig | null {
  try {
    return readConfig(document);
  } catch {
    return null;
  }
}

/** Returns the zone's canonical name, or undefined if this browser does not know the zone. */
export function canonicalTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
