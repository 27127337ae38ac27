/** Requests of the portal that no stub matched. */
export const unexpectedCalls: string[] = [];

let hasPage = false;

export function resetPage(): void {
  hasPage = false;
}

/** Drops requests that arrived before the test's first page: a page of the previous test sent them. */
export function startPage(): void {
  if (!hasPage) unexpectedCalls.splice(0);
  hasPage = true;
}
