import type { Credentials } from '../__tests__/browser/support/lender.ts';
import type { Fault } from '../sandbox/base/faults.ts';

/** @param situation for example "due soon" */
export async function seededBorrower(origin: string, situation: string): Promise<Credentials> {
  const response = await fetch(`${origin}/sandbox.json`);
  if (!response.ok)
    throw new Error(`${origin}/sandbox.json gave status ${response.status}; is that the portal with its sandbox?`);
  const { borrowers } = (await response.json()) as { borrowers: (Credentials & { situation: string })[] };
  const found = borrowers.find((borrower) => borrower.situation === situation);
  if (found === undefined) throw new Error(`No borrower is seeded as “${situation}”`);
  return { email: found.email, password: found.password };
}

/** Delays the next request to the borrower API whose path begins with `path` by `ms` milliseconds. */
export async function delayNextRequest(origin: string, path: string, ms: number): Promise<void> {
  const fault: Fault = { base: 'borrower', kind: 'slow', times: 1, path, ms };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  if (!response.ok) throw new Error(`The sandbox did not accept the delay: status ${response.status}`);
}
