import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/LabelText.tsx';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

import { messages } from './signUpMessages.ts';

interface Props {
  offered: readonly Language[];
  selected: Language;
  onChoose: (language: Language) => void;
}

/** Lists the languages by their own names. Renders nothing if there is only one. */
export function LanguagePicker({ offered, selected, onChoose }: Props) {
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <FieldFrame id={id} label={messages.language} help={<FormattedMessage {...messages.restInEnglish} />} error="">
      <NativeSelect
        input={<OutlinedInput />}
        id={id}
        slotProps={{ input: { 'aria-describedby': helpId(id) } }}
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
      </NativeSelect>
    </FieldFrame>
  );
}
