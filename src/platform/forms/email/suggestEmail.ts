import { run } from '@zootools/email-spell-checker';

/** Email providers common in the United States. The library's default list covers the whole world. */
const PROVIDERS = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'icloud.com', 'mail.com', 'email.com'],
  ...['hotmail.com', 'outlook.com', 'live.com', 'protonmail.com', 'comcast.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net'],
  ...['yahoo.co.uk', 'yahoo.ca', 'hotmail.co.uk', 'live.co.uk'],
];
/** Domain names shorter than this get no suggestion: many valid three-letter names ("mac.com", "pnc.com") differ by only one letter. */
const MIN_DOMAIN_NAME_LENGTH = 4;

/** Guesses the intended email address: "ada@gmail.com" for "ada@gmial.com". Returns null when there is no guess. */
export function suggestEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).trim();
  if (at <= 0 || domain.indexOf('.') < MIN_DOMAIN_NAME_LENGTH) return null;
  const guess = run({
    email: `x@${domain}`,
    domains: PROVIDERS,
    domainThreshold: 2,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return guess === undefined ? null : `${typed.slice(0, at).trim()}@${guess.domain}`;
}
