import { styled } from '@mui/material/styles';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { messages } from './signUpMessages.ts';
import { isLongEnough } from './signUpSchema.ts';

export function LengthRule() {
  const isMet = useFormSelector(({ password = '' }) => isLongEnough(password));
  return <Rule message={messages.ruleLength} isMet={isMet} />;
}

export function MatchRule() {
  const isMet = useFormSelector(({ password = '', passwordCheck = '' }) => password !== '' && password === passwordCheck);
  return <Rule message={messages.ruleMatch} isMet={isMet} />;
}

/** Icon and text of a rule, with hidden text that says whether it is met. Screen readers announce the texts when that changes. */
function Rule({ message, isMet }: { message: MessageDescriptor; isMet: boolean }) {
  return (
    <RuleLine isMet={isMet}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {isMet ? <path d="M4 10.5 8.2 15 16 6" /> : <circle cx="10" cy="10" r="6" />}
      </svg>
      <span role="status">
        <FormattedMessage {...message} />{' '}
        <span className="visually-hidden">
          <FormattedMessage {...(isMet ? messages.ruleMet : messages.ruleOpen)} />
        </span>
      </span>
    </RuleLine>
  );
}

const RuleLine = styled('span', { shouldForwardProp: (name) => name !== 'isMet' })<{ isMet: boolean }>(({ isMet }) => ({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'flex-start',
  ...(isMet ? { color: 'var(--primary)', fontWeight: 600 } : {}),
  '& > svg': { flex: 'none', width: 20, height: 20, marginTop: 1, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}));
