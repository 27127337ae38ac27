/** The frame of every page that the OpenID provider shows. It works without script; look and words are the portal's. */
import type { ReactNode } from 'react';

import { Frame } from '../../../base/pages/html.tsx';
import { MOUNT_PATH } from '../../../lender/session/accessTokens.ts';
import { FONT_PATH } from '../paths.ts';
import { LANGUAGES, type Language } from './languages.ts';

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
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.row input { flex: 1 1 140px; width: auto; }
input { width: 100%; min-width: 0; min-height: 48px; padding: 8px 12px; font: inherit; color: inherit; background: #FFFFFF; border: 1px solid #8A9591; border-radius: 8px; }
input[aria-invalid='true'] { border: 2px solid #9B2C23; }
button { min-height: 48px; padding: 8px 20px; font: inherit; font-weight: 600; border: 1px solid #0B5A4A; border-radius: 8px; cursor: pointer; }
.primary { width: 100%; background: #0B5A4A; color: #FFFFFF; }
.plain { background: #FFFFFF; color: #0B5A4A; }
.primary + .plain { width: 100%; margin-top: 12px; }
[hidden] { display: none; }
a { color: #0B5A4A; }
p > a:only-child:not(.button) { display: inline-block; min-height: 24px; }
:focus-visible { outline: 3px solid #1D4ED8; outline-offset: 2px; }
.summary { border: 2px solid #9B2C23; border-radius: 14px; padding: 16px; margin: 24px 0; background: #FFFFFF; }
.summary p { margin: 0; }
.summary a { display: inline-block; min-height: 24px; }
.hint { display: block; margin: 0 0 4px; }
.languages { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 32px 0 0; padding: 16px 0 0; border-top: 1px solid #DDD9CF; font-size: 14px; }
.languages a, .languages span { display: inline-block; min-height: 24px; }
.button { display: block; min-height: 48px; padding: 11px 20px; border-radius: 8px; font-weight: 600; text-align: center; text-decoration: none; }
.error { display: block; color: #9B2C23; font-weight: 600; margin: 4px 0 0; }
`;

interface IdentityPageProps {
  /** Stands in the browser's tab before the name of the site. */
  title: string;
  /** The nonce of this answer's policy. */
  nonce: string;
  /** A constant: it is not escaped. */
  script?: string;
  /** Of the content, as a language tag; English when left out. */
  language?: string;
  /** Names the row that offers the other languages; only for pages whose address has nothing else to keep in its query. */
  languagesOf?: string;
  children: ReactNode;
}

export const IdentityPage = ({ title, nonce, script, language, languagesOf, children }: IdentityPageProps) => (
  <Frame title={`${title} - CCM demo lender`} nonce={nonce} style={STYLE} language={language}>
    <header>CCM</header>
    <main>
      {children}
      {languagesOf !== undefined && <Languages label={languagesOf} shown={language} />}
    </main>
    {script !== undefined && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
  </Frame>
);

const Languages = ({ label, shown }: { label: string; shown: string | undefined }) => (
  <nav className="languages" aria-label={label}>
    {(Object.keys(LANGUAGES) as Language[]).map((tag) =>
      tag === shown ? (
        <span key={tag} lang={tag} aria-current="true">
          {LANGUAGES[tag]}
        </span>
      ) : (
        <a key={tag} lang={tag} hrefLang={tag} href={`?lang=${tag}`}>
          {LANGUAGES[tag]}
        </a>
      ),
    )}
  </nav>
);
