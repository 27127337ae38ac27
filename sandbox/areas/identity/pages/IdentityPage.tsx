/** The frame of every page that the OpenID provider shows. Plain HTML that works without script; look and words are the portal's. */
import { escapeHtml } from '../../../base/pages/html.ts';
import { MOUNT_PATH } from '../../../lender/session/accessTokens.ts';
import { FONT_PATH } from '../paths.ts';

const STYLE = `
@font-face { font-family: 'Public Sans'; src: url('${MOUNT_PATH}${FONT_PATH}') format('woff2'); font-weight: 100 900; font-display: swap; }
* { box-sizing: border-box; }
body { margin: 0; background: #FBFAF6; color: #14262B; font: 16px/1.5 'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 32px 16px 48px; }
header { max-width: 440px; margin: 0 auto; padding: 24px 16px 0; font-weight: 700; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 4px; }
p { margin: 0 0 16px; }
.muted { color: #4C5B5E; }
.card { background: #FFFFFF; border: 1px solid #DDD9CF; border-radius: 14px; padding: 24px; margin: 24px 0; }
label { display: block; font-weight: 600; margin: 0 0 4px; }
.field { margin: 0 0 20px; }
.row { display: flex; gap: 8px; }
input { width: 100%; min-width: 0; min-height: 48px; padding: 8px 12px; font: inherit; color: inherit; background: #FFFFFF; border: 1px solid #8A9591; border-radius: 8px; }
input[aria-invalid='true'] { border: 2px solid #9B2C23; }
button { min-height: 48px; padding: 8px 20px; font: inherit; font-weight: 600; border: 1px solid #0B5A4A; border-radius: 8px; cursor: pointer; }
.primary { width: 100%; background: #0B5A4A; color: #FFFFFF; }
.plain { background: #FFFFFF; color: #0B5A4A; }
.primary + .plain { width: 100%; margin-top: 12px; }
[hidden] { display: none; }
a { color: #0B5A4A; }
:focus-visible { outline: 3px solid #1D4ED8; outline-offset: 2px; }
.summary { border: 2px solid #9B2C23; border-radius: 14px; padding: 16px; margin: 24px 0; background: #FFFFFF; }
.summary p { margin: 0; }
.summary a { display: inline-block; min-height: 24px; }
.error { display: block; color: #9B2C23; font-weight: 600; margin: 4px 0 0; }
`;

export interface Page {
  /** Stands in the browser's tab before the name of the site. */
  title: string;
  /** HTML; everything in it that came from outside is escaped already. */
  body: string;
  /** The nonce of this answer's Content-Security-Policy. */
  nonce: string;
  script?: string;
  /** Of the body, as a language tag; English when left out. */
  language?: string;
}

export const renderPage = ({ title, body, nonce, script, language = 'en' }: Page): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - CCM demo lender</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header>CCM</header>
<main>
${body}
</main>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>`;

/**
 * The policy of these pages. `form-action` names the portal too: browsers apply it to the redirect that follows a form.
 * `embeddedBy` lists the origins that may show the page in a frame; nobody otherwise.
 */
export function contentSecurityPolicy(
  nonce: string,
  portalOrigins: readonly string[],
  embeddedBy: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action 'self' ${portalOrigins.join(' ')}`,
    `frame-ancestors ${embeddedBy.length > 0 ? `'self' ${embeddedBy.join(' ')}` : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
