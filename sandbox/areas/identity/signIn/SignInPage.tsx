/** The sign-in page: a form that works without script; the script only adds a button that shows the password. */
import { escapeHtml } from '../../../base/pages/html.ts';
import { renderPage } from '../pages/IdentityPage.tsx';
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

interface Words {
  title: string;
  text: string;
  field: 'email' | 'password' | undefined;
}

function wordsFor(problem: NonNullable<SignInForm['problem']>): Words {
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

/** The HTML of the page. `portalOrigin`: where one can sign up; `nonce` is the one in the answer's policy; the form posts to the page's own address. */
export function signInPage({ email, problem }: SignInForm, portalOrigin: string, nonce: string): string {
  const words = problem && wordsFor(problem);
  const wrong = (field: 'email' | 'password') =>
    words?.field === field ? ` aria-invalid="true" aria-describedby="${field}-error"` : '';
  const message = (field: 'email' | 'password') =>
    words?.field === field ? `<span class="error" id="${field}-error">${words.text}</span>` : '';
  const focus = (field: 'email' | 'password') =>
    (words?.field ?? (email === '' ? 'email' : 'password')) === field && !problem ? ' autofocus' : '';

  return renderPage({
    title: words ? `Error: ${words.title}` : 'Sign in',
    nonce,
    script: SHOW_PASSWORD,
    body: `
<h1>Sign in</h1>
<p class="muted">See your loans, pay, and manage how you pay.</p>
${
  words
    ? `<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${words.title}</h2>
<p>${words.field ? `<a href="#${words.field}">${words.text}</a>` : words.text}</p>
</div>`
    : ''
}
<form class="card" method="post" novalidate>
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${escapeHtml(email)}"${wrong('email')}${focus('email')}>
${message('email')}
</div>
<div class="field">
<label for="password">Password</label>
<div class="row">
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required${wrong('password')}${focus('password')}>
<button class="plain" id="show" type="button" aria-label="Show password" hidden>Show</button>
</div>
${message('password')}
</div>
<button class="primary" type="submit">Sign in</button>
</form>
<p>New here? <a href="${escapeHtml(portalOrigin)}/auth/signup">Create an account</a>.</p>
<h2>Forgot your password?</h2>
<p>This is a demo lender, so every email and password is listed for you. <a href="/sandbox">See the demo borrowers</a>.</p>`,
  });
}

/** Shown when the page was open too long, or in another browser: it belongs to no sign-in any more. */
export const staleSignInPage = (portalOrigin: string, nonce: string): string =>
  renderPage({
    title: 'This sign-in has ended',
    nonce,
    body: `<h1>This sign-in has ended</h1>
<p>The page was open too long, or you have signed in somewhere else since. Nothing was lost. Go back to the portal and sign in again.</p>
<p><a href="${escapeHtml(portalOrigin)}/loans">Go back to the portal</a></p>`,
  });
