import { useEffect, useLayoutEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { guessLanguage, isLanguage, offeredLanguages, type Language } from '#platform/i18n/languages.ts';
import { languageChosen, selectLanguage } from '#platform/preferences/preferencesSlice.ts';

import { loadSignUpIntl } from './translations/load.ts';

export interface SignUpLanguage {
  offered: readonly Language[];
  /** The page's language; null until its messages have loaded. */
  shown: { language: Language; intl: IntlShape } | null;
  /** The language selected in the picker. */
  selected: Language;
  choose: (language: Language) => void;
  /** Whether the selected language failed to load; the page then stays in its previous language. */
  hasFailed: boolean;
}

/**
 * Determines the language of the sign-up page: the choice made on it, else the link's `?lang=` (which may have been opened in another
 * browser), else the remembered choice, else the browser's language. Sets the document's `lang` while the page is open.
 */
export function useSignUpLanguage(): SignUpLanguage {
  const english = useIntl();
  const dispatch = useDispatch();
  const chosen = useSelector(selectLanguage);
  const { languages } = useConfig();
  const offered = offeredLanguages(languages);
  const [search] = useSearchParams();
  const [isChosenHere, setIsChosenHere] = useState(false);
  const linked = search.get('lang');
  const preferred = !isChosenHere && isLanguage(linked) && offered.includes(linked) ? linked : chosen;
  const wanted = preferred !== null && offered.includes(preferred) ? preferred : guessLanguage(offered, navigator.languages);
  const [shown, setShown] = useState<SignUpLanguage['shown']>(null);
  const [failed, setFailed] = useState<Language | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const show = (language: Language, intl: IntlShape) => {
      if (isWanted) setShown({ language, intl });
    };
    loadSignUpIntl(wanted, english).then(
      (intl) => {
        show(wanted, intl);
        setFailed(null);
      },
      () => {
        if (!isWanted) return;
        setFailed(wanted);
        setShown((before) => before ?? { language: 'en', intl: english });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, english, wanted]);

  useSetDocumentLanguage(shown?.intl.locale ?? null);

  const hasFailed = failed === wanted;
  return {
    offered,
    shown,
    selected: hasFailed && shown !== null ? shown.language : wanted,
    choose: (language) => {
      setFailed(null);
      setIsChosenHere(true);
      setAttempt(attempt + 1);
      dispatch(languageChosen(language));
    },
    hasFailed,
  };
}

/** Sets the document's `lang`, for screen readers and hyphenation, and restores it when the page is left. */
function useSetDocumentLanguage(locale: string | null) {
  useLayoutEffect(() => {
    if (locale === null) return;
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.lang = locale;
    return () => {
      documentElement.lang = before;
    };
  }, [locale]);
}
