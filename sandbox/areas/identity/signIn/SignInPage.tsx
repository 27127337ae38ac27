/** The sign-in page: a form that works without script; the script only adds a button that shows the password. */
import { IdentityPage } from '../pages/IdentityPage.tsx';
import type { SignInOutcome } from './signIn.ts';

export interface SignInForm {
  /** As typed, to be shown again. */
  email: string;
  problem?: { kind: 'emailMissing' } | { kind: 'passwordMissing' } | Exclude<SignInOutcome, { kind: 'signedIn' }>;
}

const SHOW_PASSWORD = `
const field = document.getElementById('password');
const button = document.getElementById('show');
button.hidden = false;
button.addEventListener('click', () => {
  const isHidden = field.type === 'password';
  field.type = isHidden ? 'text' : 'password';
  button.textContent = isHidden ? 'Hide' : 'Show';
  button.setAttribute('aria-label', button.textContent + ' password');
});
field.form.addEventListener('submit', () => { field.type = 'password'; });
`;

interface ProblemWords {
  title: string;
  text: string;
  field: 'email' | 'password' | undefined;
}

function problemWords(problem: NonNullable<SignInForm['problem']>): ProblemWords {
  switch (problem.kind) {
    case 'emailMissing':
      return { title: 'Your email is missing', text: 'Enter your email', field: 'email' };
    case 'passwordMissing':
      return { title: 'Your password is missing', text: 'Enter your password', field: 'password' };
    case 'refused':
      return {
        title: 'You are not signed in',
        text: 'That email and password do not belong together. Check both and try again.',
        field: undefined,
      };
    case 'locked': {
      const minutes = Math.ceil(problem.secondsLeft / 60);
      return {
        title: 'Too many tries',
        text: `To keep this account safe, nobody can sign in to it for now. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        field: undefined,
      };
    }
  }
}

interface SignInPageProps {
  form: SignInForm;
  /** Where one can sign up. */
  portalOrigin: string;
  nonce: string;
}

/** The form posts to the page's own address. */
export function SignInPage({ form: { email, problem }, portalOrigin, nonce }: SignInPageProps) {
  const words = problem && problemWords(problem);
  const state = (field: 'email' | 'password') => ({
    ...(words?.field === field && { 'aria-invalid': true, 'aria-describedby': `${field}-error` }),
    autoFocus: !problem && field === (email === '' ? 'email' : 'password'),
  });
  const message = (field: 'email' | 'password') =>
    words?.field === field && (
      <span className="error" id={`${field}-error`}>
        {words.text}
      </span>
    );

  return (
    <IdentityPage title={words ? `Error: ${words.title}` : 'Sign in'} nonce={nonce} script={SHOW_PASSWORD}>
      <h1>Sign in</h1>
      <p className="muted">See your loans, pay, and manage how you pay.</p>
      {words && (
        <div className="summary" role="alert" tabIndex={-1} autoFocus>
          <h2>{words.title}</h2>
          <p>{words.field ? <a href={`#${words.field}`}>{words.text}</a> : words.text}</p>
        </div>
      )}
      <form className="card" method="post" noValidate>
        <div className="field">
          <label htmlFor="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            defaultValue={email}
            {...state('email')}
          />
          {message('email')}
        </div>
        <div className="field">
          <label htmlFor="password">Password</label>
          <div className="row">
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={1024}
              required
              {...state('password')}
            />
            <button className="plain" id="show" type="button" aria-label="Show password" hidden>
              Show
            </button>
          </div>
          {message('password')}
        </div>
        <button className="primary" type="submit">
          Sign in
        </button>
      </form>
      <p>
        New here? <a href={`${portalOrigin}/auth/signup`}>Create an account</a>.
      </p>
      <h2>Forgot your password?</h2>
      <p>
        This is a demo lender, so every email and password is listed for you. <a href="/sandbox">See the demo borrowers</a>.
      </p>
    </IdentityPage>
  );
}

/** Shown when the page was open too long, or in another browser: it belongs to no sign-in any more. */
export const StaleSignInPage = ({ portalOrigin, nonce }: { portalOrigin: string; nonce: string }) => (
  <IdentityPage title="This sign-in has ended" nonce={nonce}>
    <h1>This sign-in has ended</h1>
    <p>
      The page was open too long, or you have signed in somewhere else since. Nothing was lost. Go back to the portal and sign in
      again.
    </p>
    <p>
      <a href={`${portalOrigin}/loans`}>Go back to the portal</a>
    </p>
  </IdentityPage>
);
