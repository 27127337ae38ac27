/** The frame of every page that the lender itself shows, such as its OpenID provider. It works without script; look and words are the portal's. */
import { useContext, type ReactNode } from 'react';

import { Frame } from '../../base/pages/html.tsx';
import { LENDER_STYLE } from './lenderStyle.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { LetterheadContext } from './LetterheadContext.ts';
import { LetterheadSide } from './LetterheadSide.tsx';
import { pageWords } from './pageWords.ts';

interface LenderPageProps {
  /** Stands in the browser's tab before the lender's name. */
  title: string;
  /** The nonce of this answer's policy. */
  nonce: string;
  /** A constant: it is not escaped. */
  script?: string;
  /** Of the content, as a language tag. */
  language: string;
  /** Names the row that offers the other languages; only for pages whose address has nothing else to keep in its query. */
  languagesOf?: string;
  children: ReactNode;
}

export function LenderPage({ title, nonce, script, language, languagesOf, children }: LenderPageProps) {
  const { brand } = useContext(LetterheadContext);
  return (
    <Frame title={[title, brand].filter(Boolean).join(' | ')} nonce={nonce} style={LENDER_STYLE} language={language}>
      <div className="split">
        <LetterheadSide brand={brand} words={pageWords(language).side} />
        <main>
          {children}
          {languagesOf !== undefined && <Languages label={languagesOf} shown={language} />}
          <FinePrint language={language} />
        </main>
      </div>
      {script !== undefined && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
    </Frame>
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

/** Whom to call, and who the lender is. Hours are told as the lender wrote them, in English. */
function FinePrint({ language }: { language: string }) {
  const { legalName, nmlsId, phone, hours } = useContext(LetterheadContext);
  const words = pageWords(language);
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
