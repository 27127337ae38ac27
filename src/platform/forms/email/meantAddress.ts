import { run } from '@zootools/email-spell-checker';

/** Where borrowers in the United States have their mail; the library's own list is of everywhere. */
const PROVIDERS = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'icloud.com', 'mail.com', 'email.com'],
  ...['hotmail.com', 'outlook.com', 'live.com', 'protonmail.com', 'comcast.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net'],
  ...['yahoo.co.uk', 'yahoo.ca', 'hotmail.co.uk', 'live.co.uk'],
];
/** Many good names of three letters ("mac.com", "pnc.com") are one letter away from another one. */
const SHORTEST_NAME = 4;

/** The address that somebody may have meant who typed this one: "ada@gmail.com" for "ada@gmial.com". Null: there is no such guess. */
export function meantAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).trim();
  if (at <= 0 || domain.indexOf('.') < SHORTEST_NAME) return null;
  const guess = run({
    email: `x@${domain}`,
    domains: PROVIDERS,
    domainThreshold: 2,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return guess === undefined ? null : `${typed.slice(0, at).trim()}@${guess.domain}`;
}
