/** The portal's runtime document, served as `/config.json`: the lender's file, or the one for this machine. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Settings } from './settings.ts';
import { StartProblem } from './startProblem.ts';

const LOCAL = resolve('config/local.json');

/** Origins besides the portal's own that its runtime document names. */
export interface ForeignOrigins {
  /** Of the four bases, the identity provider, and the collector of visits where there is one. */
  connect: readonly string[];
  /** Of the identity provider, whose pages are framed for silent renewal. */
  frame: readonly string[];
  /** Of pages that may embed the picker of loans. */
  embed: readonly string[];
}

export interface RuntimeDocument {
  /** As it stands in the file. */
  text: string;
  /** Changes with the text: under an address that names it, the document may be kept for ever. */
  version: string;
  /** The value at a dotted path, undefined when there is none. The portal itself says which keys are wrong. */
  at: (path: string) => unknown;
}

/** @throws StartProblem when the file cannot be read or is not JSON. */
export function readRuntimeDocument({ portalConfigFile: file = LOCAL }: Settings): RuntimeDocument {
  const text = readText(file);
  const document = parseDocument(text, file);
  return {
    text,
    version: createHash('sha256').update(text).digest('hex').slice(0, 10),
    at: (path) =>
      path
        .split('.')
        .reduce<unknown>(
          (value, key) =>
            typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
          document,
        ),
  };
}

/** What the document lets the portal reach beyond the origin that it is served from. */
export function foreignOrigins({ at }: RuntimeDocument): ForeignOrigins {
  const frame = originsOf([at('identity.authority')]);
  const bases = ['payment', 'borrower', 'notification', 'agency'].map((base) => at(`bases.${base}`));
  const embed = at('embeddedBy');
  return {
    connect: originsOf([
      ...bases,
      at('identity.authority'),
      at('identity.signUpEndpoint'),
      ...(at('analytics.provider') === 'selfHosted' ? [at('telemetry')] : []),
      at('support.captureEndpoint'),
    ]),
    frame,
    embed: originsOf(Array.isArray(embed) ? embed : []),
  };
}

/** Where the first page's video comes from: `html5`, the portal's own files, or a provider; and whether advertisements come before it. */
export interface VideoPlace {
  provider: string;
  hasAds: boolean;
}

export function videoPlace({ at }: RuntimeDocument): VideoPlace {
  const provider = at('video.sources.0.provider');
  return { provider: typeof provider === 'string' ? provider : 'html5', hasAds: at('video.ads') !== undefined };
}

/** Distinct origins of the whole addresses among these; paths lead to the portal's own origin. */
function originsOf(addresses: unknown[]): string[] {
  const whole = addresses.filter((address): address is string => typeof address === 'string' && URL.canParse(address));
  return [...new Set(whole.map((address) => new URL(address).origin).filter((origin) => origin.startsWith('http')))];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new StartProblem(`The portal's runtime document ${file} could not be read; check PORTAL_CONFIG.`, { cause: problem });
  }
}

function parseDocument(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new StartProblem(`The portal's runtime document ${file} is not valid JSON; mend it and start again.`, {
      cause: problem,
    });
  }
}
