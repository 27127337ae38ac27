/** The one redactor: what DevTools, captures and reports may show. It finds secrets by name and by shape. */

const SECRET_NAMES =
  /^(token|sealed|password|passwordcheck|ssn|cardnumber|cardcvv|cardcvvnumber|accountnumber|verificationticket|(access|id|refresh)_?token|bearer|authorization|code|code_verifier|client_secret)$/i;
/** Three base64url parts that begin like a JSON object: a signed web token. */
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Card and account numbers, also grouped; dates, times and amounts are shorter or punctuated differently. */
const LONG_NUMBER = /\b\d(?:[ -]?\d){11,18}\b/g;

export const REDACTED = '[redacted]';

/** A copy of `value` without secrets. Pure; expects plain data. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SIGNED_TOKEN, REDACTED).replace(LONG_NUMBER, REDACTED);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      SECRET_NAMES.test(name) && inner !== null ? REDACTED : redact(inner),
    ]),
  );
}
