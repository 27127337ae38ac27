interface EmailFieldProps {
  label: string;
  /** The value as the user typed it. */
  value: string;
  error: string | undefined;
  autoFocus: boolean;
}

export const EmailField = ({ label, value, error, autoFocus }: EmailFieldProps) => (
  <div className="field">
    <label htmlFor="email">{label}</label>
    <input
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      defaultValue={value}
      autoFocus={autoFocus}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : 'email-error'}
    />
    {error !== undefined && (
      <span className="error" id="email-error">
        {error}
      </span>
    )}
  </div>
);
