import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

import { messages } from './signUpMessages.ts';

interface Props {
  offered: readonly Language[];
  selected: Language;
  onChoose: (language: Language) => void;
}

/** The languages, each by its own name. Shows nothing when there is only one. */
export function LanguagePicker({ offered, selected, onChoose }: Props) {
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <div className="language-picker">
      <label htmlFor={id}>
        <FormattedMessage {...messages.language} />
      </label>
      <p id={`${id}-help`}>
        <FormattedMessage {...messages.restInEnglish} />
      </p>
      <span className="language-picker-box">
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={selected}
          onChange={({ target }) => {
            const chosen = offered.find((language) => language === target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {offered.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGES[language]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
