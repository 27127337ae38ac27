import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { SignUpRequest } from '#contract/identity.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { putSecret } from '#platform/api/secretVault.ts';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { explainWriteError } from '#platform/forms/explainWriteError.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';

import { LengthRule, MatchRule } from './PasswordRules.tsx';
import { useSignUpMutation } from './signUpApi.ts';
import { messages } from './signUpMessages.ts';
import { signUpSchema } from './signUpSchema.ts';

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
