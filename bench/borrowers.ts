/** Who the sandbox has, the links that it mailed, and how slow it is. */
import type { Credentials } from '../__tests__/browser/support/lender.ts';
import type { Fault } from '../sandbox/base/faults.ts';

async function json<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}; is that the portal with its sandbox?`);
  return (await response.json()) as Answer;
}

export async function borrowerOf(origin: string, situation: string): Promise<Credentials> {
  const { borrowers } = await json<{ borrowers: (Credentials & { situation: string })[] }>(`${origin}/sandbox.json`);
  const found = borrowers.find((one) => one.situation === situation);
  if (found === undefined) throw new Error(`No borrower is seeded as “${situation}”`);
  return { email: found.email, password: found.password };
}

/** The first link in the newest mail to an address. */
export async function mailedLink(origin: string, to: string): Promise<string> {
  const { mails } = await json<{ mails: { links: { url: string }[] }[] }>(
    `${origin}/sandbox/inbox.json?to=${encodeURIComponent(to)}`,
  );
  const url = mails.flatMap(({ links }) => links)[0]?.url;
  if (url === undefined) throw new Error(`No link in the mail to ${to}`);
  return url;
}

/** The next call of the borrower's API whose path begins with this takes so long. */
export async function holdBack(origin: string, path: string, ms: number): Promise<void> {
  const fault: Fault = { base: 'borrower', kind: 'slow', times: 1, path, ms };
  const response = await fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The lender could not be made slow: ${response.status}`);
}
