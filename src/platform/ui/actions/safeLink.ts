/** An address that came as data, if it may be a link at all: http, https, mailto or tel. Null for anything else. */
export function safeLink(address: string | null | undefined): string | null {
  if (address === null || address === undefined) return null;
  const text = address.trim();
  const candidate = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(candidate)) return null;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(candidate).protocol) ? candidate : null;
}
