import { FormattedMessage } from 'react-intl';

import type { AppliesTo } from '#contract/borrower/privacy.ts';

import { messages } from './messages.ts';

interface Props {
  /** Of the radio buttons. */
  name: string;
  /** Of the others on the loan. */
  names: readonly string[];
  value: AppliesTo;
  onChange: (value: AppliesTo) => void;
}

const OPTIONS = [
  { value: 'me', label: messages.forMe, help: messages.forMeHelp },
  { value: 'everyone', label: messages.forEveryone, help: messages.forEveryoneHelp },
] as const;

/** For borrowers who share a loan: whom an opt-out about affiliates is for. Nothing is saved until one is made. */
export function ForWhom({ name, names, value, onChange }: Props) {
  return (
    <fieldset className="privacy-for-whom">
      <legend>
        <FormattedMessage {...messages.forWhom} />
      </legend>
      {OPTIONS.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>
            <span className="privacy-for-whom-name">
              <FormattedMessage {...option.label} />
            </span>
            <span className="muted">
              <FormattedMessage {...option.help} values={{ names: names.join(', ') }} />
            </span>
          </span>
        </label>
      ))}
      <p className="muted">
        <FormattedMessage {...messages.yoursAlone} />
      </p>
    </fieldset>
  );
}
