/** Requests of the portal that no stub of the test answers. */
export const unexpectedCalls: string[] = [];

let hasPage = false;

export function testBegins(): void {
  hasPage = false;
}

/** What arrives before the first page of a test was sent by a page of the test before, which had ended already. */
export function pageBegins(): void {
  if (!hasPage) unexpectedCalls.splice(0);
  hasPage = true;
}
