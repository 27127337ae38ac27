/** The portal's runtime configuration, served as `/config.json`: the file in `PORTAL_CONFIG`, or the one for local use. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Settings } from './settings.ts';
import { StartupError } from './startupError.ts';

const LOCAL_CONFIG_FILE = resolve('config/local.json');

/** Origins other than the portal's own that its runtime document names. */
export interface ForeignOrigins {
  /**
   * Origins that the portal sends requests to: the four APIs, the identity provider, and the collectors of analytics and problem reports.
   */
  connect: readonly string[];
  /** Origin of the identity provider, whose pages are framed for silent token renewal. */
  frame: readonly string[];
  /** Origins of pages that may embed the loan picker. */
  embed: readonly string[];
}

export interface RuntimeDocument {
  text: string;
  /** Hash that changes with the text. A URL that contains it can be cached forever. */
  version: string;
  /** Returns the value at a dotted path, or undefined. The document is not validated here; the portal reports wrong keys. */
  valueAt: (path: string) => unknown;
}

/** @throws StartupError when the file cannot be read or is not JSON */
export function readRuntimeDocument({ portalConfigFile: file = LOCAL_CONFIG_FILE }: Settings): RuntimeDocument {
  const text = readText(file);
  const document = parseDocument(text, file);
  return {
    text,
    version: createHash('sha256').update(text).digest('hex').slice(0, 10),
    valueAt: (path) =>
      path
        .split('.')
        .reduce<unknown>(
          (value, key) =>
            typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
          document,
        ),
  };
}

export function foreignOrigins({ valueAt }: RuntimeDocument): ForeignOrigins {
  const frame = originsOf([valueAt('identity.authority')]);
  const bases = ['payment', 'borrower', 'notification', 'agency'].map((base) => valueAt(`bases.${base}`));
  const embed = valueAt('embeddedBy');
  return {
    connect: originsOf([
      ...bases,
      valueAt('identity.authority'),
      valueAt('identity.signUpEndpoint'),
      ...(valueAt('analytics.provider') === 'selfHosted' ? [valueAt('telemetry')] : []),
      valueAt('support.captureEndpoint'),
    ]),
    frame,
    embed: originsOf(Array.isArray(embed) ? embed : []),
  };
}

/** Where the landing page's video comes from (`html5` for the portal's own files, or a provider), and whether ads play before it. */
export interface VideoSource {
  provider: string;
  hasAds: boolean;
}

export function readVideoSource({ valueAt }: RuntimeDocument): VideoSource {
  const provider = valueAt('video.sources.0.provider');
  return { provider: typeof provider === 'string' ? provider : 'html5', hasAds: valueAt('video.ads') !== undefined };
}

/**
 * Returns the distinct origins of the absolute URLs among these. Relative paths are skipped, because they are on the portal's own origin.
 */
function originsOf(addresses: unknown[]): string[] {
  const whole = addresses.filter((address): address is string => typeof address === 'string' && URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin).filter((origin) => origin.startsWith('http')))];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new StartupError(`The portal's runtime document ${file} could not be read; check PORTAL_CONFIG.`, { cause: problem });
  }
}

function parseDocument(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new StartupError(`The portal's runtime document ${file} is not valid JSON; mend it and start again.`, {
      cause: problem,
    });
  }
}
