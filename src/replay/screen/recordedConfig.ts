import { readConfig, type PortalConfig } from '#platform/config/config.ts';

/** Defaults for parts of the runtime configuration that are missing in the report, for example because they were redacted. */
const BARE = {
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

/** Optional keys of the runtime configuration. */
const MAYBE: Record<Exclude<keyof PortalConfig, keyof typeof BARE>, true> = {
  telemetry: true,
  rateExample: true,
  embeddedBy: true,
};

const NAMES = [...Object.keys(BARE), ...Object.keys(MAYBE)];

/**
 * Rebuilds the borrower's runtime configuration from a report, key by key: invalid values fall back to defaults, and unknown keys are
 * dropped. Analytics is always off, so that a replay is not counted.
 */
export function recordedConfig(document: unknown): PortalConfig {
  const parts = typeof document === 'object' && document !== null ? (document as Record<string, unknown>) : {};
  const config = NAMES.filter((name) => Object.hasOwn(parts, name)).reduce<PortalConfig>(
    (known, name) => readable({ ...known, [name]: parts[name] }) ?? known,
    BARE,
  );
  return { ...config, analytics: BARE.analytics };
}

function readable(document: object): PortalConfig | null {
  try {
    return readConfig(document);
  } catch {
    return null;
  }
}
