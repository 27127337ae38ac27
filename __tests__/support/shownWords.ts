import { screen } from '@testing-library/react';

export interface ShownWords {
  heading: string;
  alerts: string[];
}

/** How long the markup must stay the same before the screen counts as finished. */
const AT_REST_MS = 300;

/** Waits until the screen, including its lazy parts, no longer changes. */
export async function shownWords(): Promise<ShownWords> {
  const heading = await screen.findByRole('heading', { level: 1 });
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  }
  const now = screen.queryAllByRole('heading', { level: 1 })[0] ?? heading;
  return { heading: now.textContent, alerts: screen.queryAllByRole('alert').map(({ textContent }) => textContent) };
}
