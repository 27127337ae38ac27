/** Logo of two houses. It has no text alternative, because the brand name is next to it. */
export function Logo() {
  return (
    <svg className="brand-mark" viewBox="2.5 5 27 21" aria-hidden="true">
      <path d="M2.5 26V13.5l9-8.5 6.35 6L11.5 17v9Z" />
      <path d="M11.5 26V17l9-8.5 9 8.5v9h-6.3v-4.8a2.7 2.7 0 0 0-5.4 0V26Z" />
    </svg>
  );
}
