import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';

import { messages } from './messages.ts';

interface Props {
  /** `name` attribute of the radio buttons. */
  name: string;
  /** Names of the other borrowers on the loan. */
  names: readonly string[];
  value: AppliesTo;
  onChange: (value: AppliesTo) => void;
}

const APPLIES_TO_OPTIONS = [
  { value: 'me', label: messages.forMe, help: messages.forMeHelp },
  { value: 'everyone', label: messages.forEveryone, help: messages.forEveryoneHelp },
] as const;

/** The selection is sent only with the next opt-out. */
export function AppliesToField({ name, names, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <FormLabel component="p" id={id}>
        <FormattedMessage {...messages.forWhom} />
      </FormLabel>
      <RadioGroup aria-labelledby={id} name={name} value={value}>
        {APPLIES_TO_OPTIONS.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio onChange={() => onChange(option.value)} />}
            label={
              <>
                <b>
                  <FormattedMessage {...option.label} />
                </b>
                <Typography color="textSecondary">
                  <FormattedMessage {...option.help} values={{ names: names.join(', ') }} />
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.yoursAlone} />
      </Typography>
    </div>
  );
}
