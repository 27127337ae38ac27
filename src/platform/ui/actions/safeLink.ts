/**
 * Returns a URL from data if it is safe to use as a link (http, https, mailto or tel), otherwise null. Adds `https://` to a bare domain.
 */
export function safeLink(address: string | null | undefined): string | null {
  if (address === null || address === undefined) return null;
  const text = address.trim();
  const candidate = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(candidate)) return null;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(candidate).protocol) ? candidate : null;
}
