import { act, screen, waitFor } from '@testing-library/react';

import { useVersionNotice } from '#app/pages/VersionNotice.tsx';

import { renderPortal } from '../../support/renderPortal.tsx';
import { renderUi } from '../../support/renderUi.tsx';

const illustrationLoaded = () => waitFor(() => expect(document.querySelector('.drawing > svg')).not.toBeNull());

test.each([
  ['We can’t find this page', '/no-such-page'],
  ['You don’t have access to this page', '/unauthorized'],
  ['We could not finish that', '/error'],
])('the page “%s” offers a next step and the phone number', async (title, address) => {
  renderPortal(address, { signedIn: false });
  await illustrationLoaded();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | CCM`);
  expect(screen.getByRole('link', { name: 'Go to your loans' })).toHaveAttribute('href', '/loans');
  expect(screen.getByRole('link', { name: '(216) 555-0142' })).toHaveAttribute('href', 'tel:2165550142');
});

test('the version page shows version and build with a copy button', async () => {
  renderPortal('/version', { signedIn: false });
  expect((await screen.findAllByRole('definition')).map((one) => one.textContent)).toEqual([
    'development',
    'development',
    'Not built: running from source',
  ]);
  expect(screen.getByRole('button', { name: 'Copy version details' })).toBeVisible();
});

describe('the version notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(answers: (string | null | Error)[]) {
    const told: string[] = [];
    let asked = 0;
    const fetchCommit = () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    function Watch() {
      useVersionNotice({ fetchCommit, onNewer: () => told.push('newer') });
      return null;
    }
    const view = renderUi(<Watch />);
    return { ...view, told, asked: () => asked };
  }
  const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));

  test('checks every five minutes and notifies once', async () => {
    const { told, asked } = open(['development', 'newer-commit']);
    await minutes(5);
    expect(asked()).toBe(1);
    expect(told).toEqual([]);
    await minutes(5);
    expect(told).toEqual(['newer']);
    await minutes(30);
    expect(asked()).toBe(2);
    expect(told).toEqual(['newer']);
  });

  test('checks when the tab gets focus', async () => {
    const { told } = open(['newer-commit']);
    window.dispatchEvent(new Event('focus'));
    await minutes(0);
    expect(told).toEqual(['newer']);
  });

  test.each([null, new Error('offline')])('shows nothing when the response cannot be read (%s)', async (answer) => {
    const { told, asked } = open([answer]);
    await minutes(10);
    expect(asked()).toBe(2);
    expect(told).toEqual([]);
  });

  test('stops checking when the page closes', async () => {
    const { asked, unmount } = open(['development']);
    unmount();
    await minutes(30);
    expect(asked()).toBe(0);
  });
});
