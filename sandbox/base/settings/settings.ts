/** Settings of a sandbox deployment, read once from environment variables. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { StartupError } from './startupError.ts';

export interface Settings {
  /** Port to listen on; 0 until the operating system has assigned one. */
  port: number;
  /** `localhost` listens on the loopback addresses only. */
  host: string;
  /** The sandbox's own origin: the issuer of tokens and the origin of links in mail. */
  origin: string;
  /** Origins from which the portal may be served. Mailed links open the first one. */
  portalOrigins: readonly [string, ...string[]];
  /** Folder of the embedded database, its lock file, and the payment gateway's records. */
  dataFolder: string;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string;
  /** Runtime document to serve instead of `config/local.json`. */
  portalConfigFile?: string;
  /** Folder of the built portal. */
  distFolder: string;
  /** For the human check `recaptcha`: the secret that belongs to the site key, and the URL that verifies tokens. */
  recaptcha?: { secret: string; verifyUrl: string };
  /** Module that reads income documents instead of the built-in reader. */
  incomeReaderFile?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Origins are final only once the port is known: see `withPort`. @throws StartupError that names the invalid variable */
export function readSettings(env: Environment): Settings {
  const port = readPort(env['PORT']);
  const origin = env['SANDBOX_ORIGIN'] ? readOrigin('SANDBOX_ORIGIN', env['SANDBOX_ORIGIN']) : localOriginOf(port);
  const [firstPortalOrigin = origin, ...otherPortalOrigins] = (env['SANDBOX_PORTAL_ORIGINS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => readOrigin('SANDBOX_PORTAL_ORIGINS', one));
  return {
    port,
    host: env['HOST'] ?? 'localhost',
    origin,
    portalOrigins: [firstPortalOrigin, ...otherPortalOrigins],
    dataFolder: resolve(env['SANDBOX_DATA'] || '.data/sandbox'),
    distFolder: resolve(env['SANDBOX_DIST'] ?? 'dist'),
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    ...readRecaptcha(env),
    ...readIncomeReader(env['SANDBOX_INCOME_READER']),
    ...(env['PORTAL_CONFIG'] ? { portalConfigFile: resolve(env['PORTAL_CONFIG']) } : {}),
  };
}

/** Returns the settings with the port that the operating system assigned; default origins with port 0 now contain that port. */
export function withPort(settings: Settings, port: number): Settings {
  const follow = (origin: string): string => (origin === localOriginOf(settings.port) ? localOriginOf(port) : origin);
  const [first, ...others] = settings.portalOrigins;
  return { ...settings, port, origin: follow(settings.origin), portalOrigins: [follow(first), ...others.map(follow)] };
}

const localOriginOf = (port: number): string => `http://localhost:${port}`;

function readPort(text = '3000'): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartupError(`PORT is "${text}"; set it to a number from 0 to 65535.`);
  return port;
}

function readIncomeReader(file: string | undefined): Pick<Settings, 'incomeReaderFile'> {
  if (!file) return {};
  const incomeReaderFile = resolve(file);
  if (!existsSync(incomeReaderFile)) throw new StartupError(`SANDBOX_INCOME_READER is "${file}", and there is no such file.`);
  return { incomeReaderFile };
}

function readRecaptcha(env: Environment): Pick<Settings, 'recaptcha'> {
  const secret = env['SANDBOX_RECAPTCHA_SECRET'];
  if (!secret) return {};
  const verifyUrl = env['SANDBOX_RECAPTCHA_VERIFY_URL'] ?? 'https://www.google.com/recaptcha/api/siteverify';
  if (!URL.canParse(verifyUrl) || !/^https?:$/.test(new URL(verifyUrl).protocol)) {
    throw new StartupError(`SANDBOX_RECAPTCHA_VERIFY_URL is "${verifyUrl}"; set it to an address.`);
  }
  return { recaptcha: { secret, verifyUrl } };
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new StartupError(`${name} contains "${text}"; write an origin such as http://localhost:3000.`);
  }
  return url.origin;
}
