import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';

import type { LandingContent } from '#features/landing/landingContent.ts';
import { LandingScreen, type Lender } from '#features/landing/LandingScreen.tsx';
import { messages } from '#features/landing/messages.ts';
import type { LegalKey } from '#platform/config/config.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { legalMessages, LEGAL_KEYS } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';
import { colors, type Appearance } from '#platform/theme/tokens.ts';

/** Placeholders that the host replaces in each response, like the nonce. */
const LENDER_PLACEHOLDERS: Omit<Lender, 'notices'> = {
  brand: '__CONFIG:brand.name__',
  legalName: '__CONFIG:brand.legalName__',
  nmlsId: '__CONFIG:brand.nmlsId__',
  phone: '__CONFIG:support.phone__',
  hours: '__CONFIG:support.hours__',
  videoTitle: '__CONFIG:video.title__',
  videoPoster: '__CONFIG:video.poster|/favicon.svg__',
  email: '__CONFIG:support.email__',
  legal: {
    ...(Object.fromEntries(LEGAL_KEYS.map((key) => [key, `__CONFIG:legal.${key}|${paths.legal[key]}__`])) as Record<
      LegalKey,
      string
    >),
    privacyChoices: `__CONFIG:legal.privacyChoices|${paths.privacy.visitors}__`,
  },
};

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/**
 * Speculation rules: prefetch the sign-in page when the pointer is near a link to it. Only the document is fetched; its scripts run once
 * it is opened.
 */
const SPECULATION_RULES = { prefetch: [{ where: { href_matches: paths.auth.login }, eagerness: 'moderate' }] };

interface LandingOptions {
  /** The lender's texts, from `config/landingContent.json`. */
  content: LandingContent;
  /** The page's only script, inlined with a nonce. */
  script: string;
  /** URL of the Public Sans font file; without it the page uses the reader's own fonts. */
  fontUrl?: string;
  /** URL of the web app manifest; missing in development. */
  manifestUrl?: string;
  /** URLs of files that sign-in and the loan list need; they are prefetched while this page is idle. */
  prefetchUrls?: readonly string[];
}

/** Renders the landing page as one static document that loads no script files. Runs in Node at build time. */
export function renderLanding({ content, script, fontUrl, manifestUrl, prefetchUrls = [] }: LandingOptions): string {
  const intl = createPortalIntl();
  const { brand } = LENDER_PLACEHOLDERS;
  return `<!doctype html>${renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <html
        lang="en-US"
        data-choice="__CONFIG:appearance__"
        data-video="__CONFIG:video.sources.0.src__"
        data-ahead={prefetchUrls.join(' ') || undefined}
      >
        <head>
          <meta charSet="utf-8" />
          <title>{intl.formatMessage(messages.documentTitle, { brand })}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="description" content={intl.formatMessage(messages.description, { brand })} />
          <meta name="theme-color" content={colors.light.brand} />
          <meta name="color-scheme" content="light" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {manifestUrl !== undefined && <link rel="manifest" href={manifestUrl} />}
          {/* Safe as raw HTML: these styles come from our own files at build time. */}
          <style nonce={NONCE_PLACEHOLDER} dangerouslySetInnerHTML={{ __html: landingStyles(fontUrl) }} />
        </head>
        <body>
          <script
            type="speculationrules"
            nonce={NONCE_PLACEHOLDER}
            dangerouslySetInnerHTML={{ __html: JSON.stringify(SPECULATION_RULES) }}
          />
          <LandingScreen
            content={content}
            script={<script nonce={NONCE_PLACEHOLDER} dangerouslySetInnerHTML={{ __html: script }} />}
            lender={{
              ...LENDER_PLACEHOLDERS,
              notices: `__CONFIG:support.notices|${intl.formatMessage(legalMessages.askForNotices)}__`,
            }}
          />
        </body>
      </html>
    </RawIntlProvider>,
  )}`;
}

function landingStyles(fontUrl: string | undefined): string {
  const sheet = readFileSync(new URL('./features/landing/landing.css', import.meta.url), 'utf8');
  const toggle = readFileSync(new URL('./platform/ui/actions/dayNight.css', import.meta.url), 'utf8');
  const rules = minifyCss(toggle) + minifyCss(sheet);
  const tokens = (appearance: Appearance) =>
    Object.entries(colors[appearance])
      .filter(([name]) => rules.includes(`var(--${name})`))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  // The dark mode switch is a checkbox, so the colors change without a script. Printed pages always have light colors.
  const dark = `@media screen{:root:has(#night:checked){color-scheme:dark;${tokens('dark')}}}`;
  return `${fontFaces(fontUrl)}:root{${tokens('light')}}${dark}${rules}`;
}

/**
 * The font faces of the application's `base.css`, for pages with their own style sheet.
 * @param fontUrl URL of the Public Sans font file; without it only the fallback faces are returned
 */
export function fontFaces(fontUrl: string | undefined): string {
  const base = readFileSync(new URL('./platform/theme/base.css', import.meta.url), 'utf8');
  const [real = '', ...fallbacks] = base.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const faces = fontUrl === undefined ? fallbacks : [real.replace(/url\('[^']*'\)/, `url('${fontUrl}')`), ...fallbacks];
  return minifyCss(faces.join(''));
}

const minifyCss = (css: string) =>
  css
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');
