import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from '@mui/material/styles';

import type { SignUpRequest } from '#contract/identity.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { explainWriteError } from '#platform/forms/submitErrors.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { useFormSelector } from '#platform/forms/typing/useFormSelector.ts';

import { useSignUpMutation } from './signUpApi.ts';
import { messages } from './signUpMessages.ts';
import { signUpSchema, isPasswordLongEnough } from './signUpSchema.ts';

function LengthRule() {
  const isMet = useFormSelector(({ password = '' }) => isPasswordLongEnough(password));
  return <Rule message={messages.ruleLength} isMet={isMet} />;
}

function MatchRule() {
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

/** Form values that may be shown again when the user returns to the form. */
export type SignUpDraft = Pick<SignUpRequest, 'name' | 'email' | 'promotional'>;

interface Props {
  /** Value of `identity.signUpEndpoint` in `config.json`. */
  endpoint: string;
  language: Language;
  draft: SignUpDraft | null;
  onSent: (sent: SignUpDraft) => void;
}

/** Sign-up form (specification, sections 3 and 5). The password is sent in one sealed request and stored nowhere. */
export function SignUpForm({ endpoint, language, draft, onSent }: Props) {
  const dispatch = useDispatch<PortalDispatch>();
  const [signUp] = useSignUpMutation();
  return (
    <PortalForm
      schema={signUpSchema(language)}
      {...(draft === null ? {} : { initialValues: draft })}
      onSubmit={async ({ name, email, password, promotional }) => {
        const body = dispatch(putSecret<SignUpRequest>({ name, email, password, promotional, language }));
        const answer = await signUp({ address: endpoint, body });
        if (answer.error !== undefined) return explainWriteError(answer.error as PortalError, messages.unclear); // the base query rejects only with a PortalError
        onSent({ name, email, promotional });
        return undefined;
      }}
      submitLabel={<FormattedMessage {...messages.submit} />}
      busyLabel={<FormattedMessage {...messages.submitting} />}
    >
      <TextInput name="name" label={messages.name} autoComplete="name" />
      <EmailInput name="email" label={messages.email} help={<FormattedMessage {...messages.emailHelp} />} />
      <TextInput name="password" label={messages.password} help={<LengthRule />} secret="password" autoComplete="new-password" />
      <TextInput
        name="passwordCheck"
        label={messages.passwordCheck}
        help={<MatchRule />}
        secret="password"
        autoComplete="new-password"
      />
      <CheckboxInput name="promotional" label={<FormattedMessage {...messages.promotional} />} optional />
    </PortalForm>
  );
}
