/** Pages for resetting a forgotten password. They work without JavaScript and never reveal whether an address has an account. */
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import type { PasswordProblem } from '../accounts/credentialRules.ts';
import { EmailField } from '../pages/EmailField.tsx';
import { LenderPage } from '../../../lender/pages/LenderPage.tsx';
import { fillMessage } from '../../../lender/texts/fillMessage.ts';
import { translationFor } from '../../../lender/texts/translation.ts';
import { PasswordField, SHOW_PASSWORD_SCRIPT } from '../pages/PasswordField.tsx';
import { ProblemSummary } from '../pages/ProblemSummary.tsx';
import { FORGOT_PASSWORD_PATH } from '../accounts/paths.ts';

interface PageProps {
  language: string;
  nonce: string;
}

interface ForgotPageProps extends PageProps {
  /** The value as the user typed it. */
  email: string;
  signInUrl: string;
  problem?: 'emailMissing' | 'emailInvalid' | 'tooMany';
}

export function ForgotPage({ language, nonce, email, signInUrl, problem }: ForgotPageProps) {
  const { password, signIn: words, signUp } = translationFor(language);
  const { forgot, backToSignIn } = password;
  const text = problem && signUp.refusals[problem];
  const isField = problem !== 'tooMany';
  return (
    <LenderPage
      title={text === undefined ? forgot.title : `${words.error}: ${forgot.title}`}
      nonce={nonce}
      language={language}
      languageMenuLabel={words.languages}
    >
      <h1>{forgot.title}</h1>
      <p className="muted">{forgot.lead}</p>
      {text !== undefined && <ProblemSummary title={forgot.problem} text={text} field={isField ? 'email' : undefined} />}
      <form method="post" noValidate>
        <EmailField label={words.email} value={email} error={isField ? text : undefined} autoFocus={text === undefined} />
        <button className="primary" type="submit">
          {forgot.submit}
        </button>
      </form>
      <p>
        <a href={signInUrl}>{backToSignIn}</a>
      </p>
    </LenderPage>
  );
}

/** The page's form sends the mail again; this counts toward the limits like any other request. */
export function ResetMailSentPage({
  language,
  nonce,
  email,
  signInUrl,
  isAgain,
}: PageProps & { email: string; signInUrl: string; isAgain: boolean }) {
  const { sent, backToSignIn } = translationFor(language).password;
  return (
    <LenderPage title={sent.title} nonce={nonce} language={language}>
      <h1>{sent.title}</h1>
      <p role="status">{fillMessage(isAgain ? sent.detailAgain : sent.detail, { email }, language)}</p>
      <p>{sent.next}</p>
      <form method="post">
        <p>{sent.missing}</p>
        <input type="hidden" name="email" value={email} />
        <button className="plain" type="submit" name="again" value="1">
          {sent.again}
        </button>
      </form>
      <p>
        <a href={signInUrl}>{backToSignIn}</a>
      </p>
    </LenderPage>
  );
}

export function NewPasswordPage({ language, nonce, email, problem }: PageProps & { email: string; problem?: PasswordProblem }) {
  const { password, signIn: words, signUp } = translationFor(language);
  const { choose } = password;
  const text = problem && signUp.refusals[problem];
  return (
    <LenderPage
      title={text === undefined ? choose.title : `${words.error}: ${choose.title}`}
      nonce={nonce}
      script={SHOW_PASSWORD_SCRIPT}
      language={language}
    >
      <h1>{choose.title}</h1>
      <p className="muted">{fillMessage(choose.detail, { email }, language)}</p>
      {text !== undefined && <ProblemSummary title={choose.problem} text={text} field="password" />}
      <form method="post" noValidate>
        {/* Password managers store the new password under this address. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={choose.label}
          words={words.field}
          autoComplete="new-password"
          hint={choose.hint}
          error={text}
          autoFocus={text === undefined}
        />
        <button className="primary" type="submit">
          {choose.submit}
        </button>
      </form>
      <p className="muted">{choose.signsOut}</p>
    </LenderPage>
  );
}

export function PasswordChangedPage({ language, nonce, signInUrl }: PageProps & { signInUrl: string }) {
  const { changed, signIn } = translationFor(language).password;
  return (
    <LenderPage title={changed.title} nonce={nonce} language={language}>
      <h1>{changed.title}</h1>
      <p>{changed.text}</p>
      <p>
        <a className="button primary" href={signInUrl}>
          {signIn}
        </a>
      </p>
    </LenderPage>
  );
}

export function ExpiredLinkPage({ language, nonce }: PageProps) {
  const { dead } = translationFor(language).password;
  return (
    <LenderPage title={dead.title} nonce={nonce} language={language}>
      <h1>{dead.title}</h1>
      <p>{dead.text}</p>
      <p>
        <a className="button primary" href={`${OIDC_PROVIDER_PATH}${FORGOT_PASSWORD_PATH}?lang=${language}`}>
          {dead.again}
        </a>
      </p>
    </LenderPage>
  );
}
