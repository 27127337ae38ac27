import { isLinkToken } from '#platform/redaction/secrets.ts';

/** Characters that mail programs insert into a URL when they wrap it: white space, soft hyphens, zero-width characters. */
const INVISIBLE = /[\s\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** Punctuation around a URL that becomes part of it when the URL is copied or turned into a link. */
const AROUND = /^[<("'“[]+|[>)"'”\].,;:!?]+$/g;

/**
 * Returns the token of an emailed link without characters that mail programs add. Returns null when the text cannot be a token, so that
 * no request is sent.
 */
export function sealedToken(text: string | null | undefined): string | null {
  const token = (text ?? '').replace(INVISIBLE, '').replace(AROUND, '');
  return isLinkToken(token) ? token : null;
}
