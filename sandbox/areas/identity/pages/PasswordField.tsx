/** Password field that works without JavaScript. The page's script adds a button that shows the password. */

export interface PasswordFieldTexts {
  show: string;
  hide: string;
  showPassword: string;
  hidePassword: string;
}

/** Script for pages with this field; the button's labels are in its data attributes. */
export const SHOW_PASSWORD_SCRIPT = `
const field = document.getElementById('password');
const button = document.getElementById('show');
button.hidden = false;
button.addEventListener('click', () => {
  const isHidden = field.type === 'password';
  field.type = isHidden ? 'text' : 'password';
  button.textContent = isHidden ? button.dataset.hide : button.dataset.show;
  button.setAttribute('aria-label', isHidden ? button.dataset.hidePassword : button.dataset.showPassword);
});
field.form.addEventListener('submit', () => { field.type = 'password'; });
`;

interface PasswordFieldProps {
  label: string;
  words: PasswordFieldTexts;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
  autoFocus: boolean;
}

export function PasswordField({ label, words, autoComplete, hint, error, autoFocus }: PasswordFieldProps) {
  const described = [hint === undefined ? '' : 'password-hint', error === undefined ? '' : 'password-error'].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor="password">{label}</label>
      {hint !== undefined && (
        <span className="hint" id="password-hint">
          {hint}
        </span>
      )}
      <div className="secret">
        <input
          id="password"
          name="password"
          type="password"
          autoComplete={autoComplete}
          maxLength={1024}
          required
          autoFocus={autoFocus}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        <button
          type="button"
          id="show"
          aria-label={words.showPassword}
          data-show={words.show}
          data-hide={words.hide}
          data-show-password={words.showPassword}
          data-hide-password={words.hidePassword}
          hidden
        >
          {words.show}
        </button>
      </div>
      {error !== undefined && (
        <span className="error" id="password-error">
          {error}
        </span>
      )}
    </div>
  );
}
