/**
 * Layout of all pages that the lender itself serves, such as those of its OpenID provider. It works without scripts, and looks and reads
 * like the portal.
 */
import { useContext, type ReactNode } from 'react';

import { HtmlDocument } from '../../base/html.tsx';
import { LENDER_STYLE } from './lenderStyle.ts';
import { LANGUAGES, type Language } from '../texts/languages.ts';
import { translationFor } from '../texts/translation.ts';
import { LetterheadContext } from './LetterheadContext.ts';
import { BrandPanel } from './BrandPanel.tsx';

interface LenderPageProps {
  /** Title shown in the browser tab, before the lender's name. */
  title: string;
  /** Nonce of this response's Content Security Policy. */
  nonce: string;
  /** A trusted constant: it is not escaped. */
  script?: string;
  language: string;
  /** Label of the language menu. Only for pages without other query parameters, because the menu's links replace the query string. */
  languageMenuLabel?: string;
  children: ReactNode;
}

export function LenderPage({ title, nonce, script, language, languageMenuLabel, children }: LenderPageProps) {
  const { brand } = useContext(LetterheadContext);
  return (
    <HtmlDocument title={[title, brand].filter(Boolean).join(' | ')} nonce={nonce} style={LENDER_STYLE} language={language}>
      <div className="split">
        <BrandPanel brand={brand} tagline={translationFor(language).page.tagline} />
        <main>
          {children}
          {languageMenuLabel !== undefined && <Languages label={languageMenuLabel} shown={language} />}
          <FinePrint language={language} />
        </main>
      </div>
      {script !== undefined && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
    </HtmlDocument>
  );
}

const Languages = ({ label, shown }: { label: string; shown: string }) => (
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

/** Support phone number and legal details of the lender. Support hours are shown in English, as the lender wrote them. */
function FinePrint({ language }: { language: string }) {
  const { legalName, nmlsId, phone, hours } = useContext(LetterheadContext);
  const words = translationFor(language).page;
  return (
    <footer className="fine">
      <p>{words.neverAsk}</p>
      {phone !== '' && (
        <p>
          {words.help} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          {hours !== '' && (
            <>
              , <span lang="en">{hours}</span>
            </>
          )}
          .
        </p>
      )}
      <div className="law">
        <svg width="36" height="33" viewBox="0 0 40 36" aria-hidden="true">
          <path d="M2.5 15.5 20 3l17.5 12.5V18H34v15H6V18H2.5ZM13 20h14M13 26.5h14" />
        </svg>
        <p>
          {[legalName, nmlsId && `NMLS #${nmlsId}`].filter(Boolean).join(', ')}
          <br />
          {words.equalHousing}
        </p>
      </div>
    </footer>
  );
}
