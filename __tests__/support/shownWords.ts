import { screen } from '@testing-library/react';

/** What a screen says at the first look. */
export interface ShownWords {
  /** Its first heading. */
  heading: string;
  /** What it warns of, in order. */
  alerts: string[];
}

/** How long a screen has to stay the same to be taken for finished. */
const AT_REST_MS = 300;

/** Waits until the screen is at rest, its parts that load later included. */
export async function shownWords(): Promise<ShownWords> {
  const heading = await screen.findByRole('heading', { level: 1 });
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  }
  const now = screen.queryAllByRole('heading', { level: 1 })[0] ?? heading;
  return { heading: now.textContent, alerts: screen.queryAllByRole('alert').map(({ textContent }) => textContent) };
}
