/** The sign-in page. Its form works without JavaScript; the script only adds a button that shows the password. */
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { EmailField } from '../pages/EmailField.tsx';
import { LenderPage } from '../../../lender/pages/LenderPage.tsx';
import { fillMessage } from '../../../lender/texts/fillMessage.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { PasswordField, SHOW_PASSWORD_SCRIPT } from '../pages/PasswordField.tsx';
import { ProblemSummary } from '../pages/ProblemSummary.tsx';
import { FORGOT_PASSWORD_PATH } from '../accounts/paths.ts';
import type { SignInOutcome } from './signIn.ts';

export interface SignInForm {
  /** The value as the user typed it. */
  email: string;
  problem?: { kind: 'emailMissing' } | { kind: 'passwordMissing' } | Exclude<SignInOutcome, { kind: 'signedIn' }>;
}

function problemTexts(language: string, problem: NonNullable<SignInForm['problem']>) {
  const words = translationFor(language).signIn;
  switch (problem.kind) {
    case 'emailMissing':
      return { ...words.emailMissing, field: 'email' };
    case 'passwordMissing':
      return { ...words.passwordMissing, field: 'password' };
    case 'refused':
      return { ...words.refused, field: undefined };
    case 'locked': {
      const minutes = Math.ceil(problem.secondsUntilUnlocked / 60);
      return { title: words.locked.title, text: fillMessage(words.locked.text, { minutes }, language), field: undefined };
    }
  }
}

interface PageProps {
  language: string;
  /** Origin of the portal, for the sign-up and guest payment links. */
  portalOrigin: string;
  nonce: string;
}

export function SignInPage({ form: { email, problem }, language, portalOrigin, nonce }: PageProps & { form: SignInForm }) {
  const words = translationFor(language).signIn;
  const wrong = problem && problemTexts(language, problem);
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <LenderPage
      title={wrong ? `${words.error}: ${wrong.title}` : words.title}
      nonce={nonce}
      script={SHOW_PASSWORD_SCRIPT}
      language={language}
      languageMenuLabel={words.languages}
    >
      <h1>{words.title}</h1>
      {wrong && <ProblemSummary {...wrong} />}
      <form method="post" noValidate>
        <EmailField label={words.email} value={email} error={errorOf('email')} autoFocus={!wrong && email === ''} />
        <PasswordField
          label={words.password}
          words={words.field}
          autoComplete="current-password"
          error={errorOf('password')}
          autoFocus={!wrong && email !== ''}
        />
        <button className="primary" type="submit">
          {words.submit}
        </button>
      </form>
      <p>
        <a href={`${OIDC_PROVIDER_PATH}${FORGOT_PASSWORD_PATH}?lang=${language}`}>{words.forgot}</a>
      </p>
      <div className="ways">
        <p>
          {words.newHere} <a href={`${portalOrigin}/auth/signup`}>{words.createAccount}</a>
        </p>
        <p>
          {words.payOnce} <a href={`${portalOrigin}/pay`}>{words.payAsGuest}</a>
        </p>
      </div>
      <p className="muted">
        {words.demo} <a href="/sandbox">{words.demoLink}</a>
      </p>
    </LenderPage>
  );
}

/** Shown when the page was open too long or belongs to another browser, so that it matches no sign-in. */
export function ExpiredSignInPage({ language, portalOrigin, nonce }: PageProps) {
  const { stale } = translationFor(language).signIn;
  return (
    <LenderPage title={stale.title} nonce={nonce} language={language}>
      <h1>{stale.title}</h1>
      <p>{stale.text}</p>
      <p>
        <a href={`${portalOrigin}/loans`}>{stale.back}</a>
      </p>
    </LenderPage>
  );
}
