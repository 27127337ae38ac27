import { act, render, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { RawIntlProvider } from 'react-intl';

import type { ProblemReport } from '#contract/support.ts';
import { ReplayPage } from '#replay/page/ReplayPage.tsx';
import type { MessageFromScreen, MessageToScreen } from '#replay/screen/screenMessages.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';

import { fastUser } from '../../support/fastUser.ts';
import { stopTime } from '../../support/stopTime.ts';
import { aReport } from '../aReport.ts';

function openPage(isOn = true) {
  const view = render(
    <RawIntlProvider value={createPortalIntl()}>
      <ReplayPage isOn={isOn} />
    </RawIntlProvider>,
  );
  return { ...view, user: fastUser() };
}

function drop(text: string) {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [new File([text], 'report.json')], types: ['Files'] } });
  act(() => void document.body.dispatchEvent(event));
}

async function openReport(report: ProblemReport = aReport()) {
  const page = openPage();
  drop(JSON.stringify(report));
  const heading = await screen.findByRole('heading', { level: 1, name: report.portal.reference });
  await waitFor(() => expect(heading).toHaveFocus());
  return page;
}

const position = () => screen.getByText(/^Step \d+ of \d+/, { selector: '.replay-position' }).textContent;
const current = () => document.querySelector('[aria-current]')?.textContent;

/** Stands in for the program inside the iframe, which jsdom does not load. */
function fakeFrame() {
  const messagesToFrame: MessageToScreen[] = [];
  const program = { postMessage: (message: MessageToScreen) => void messagesToFrame.push(message) };
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: program });
  const sendFromFrame = (data: MessageFromScreen, source: unknown = program, origin = 'null') => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void window.dispatchEvent(event));
  };
  return { told: messagesToFrame, tell: sendFromFrame };
}

test('a disabled replay says so and accepts no file', () => {
  openPage(false);
  expect(screen.getByText(/This is switched off for this portal/)).toBeVisible();
  drop(JSON.stringify(aReport()));
  expect(screen.queryByRole('button')).toBeNull();
});

test('an invalid file is rejected, and the next one opens', async () => {
  openPage();
  drop('Dear support');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not a problem report, or it was cut short.');
  drop(JSON.stringify({ ...aReport(), computedStates: [] }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The place in the file: computedStates'));
  drop(JSON.stringify(aReport()));
  const heading = await screen.findByRole('heading', { level: 1, name: 'R-4K7M-2QXW' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a report that crashes the page shows an error, and the next one opens', async () => {
  const { ResizeObserver } = window;
  const { error } = console;
  Reflect.deleteProperty(window, 'ResizeObserver');
  console.error = () => undefined; // hides React's error log
  openPage();
  drop(JSON.stringify(aReport()));
  expect(await screen.findByText('We could not show this report')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open another file' })).toBeVisible();

  Object.assign(window, { ResizeObserver });
  console.error = error;
  drop(JSON.stringify(aReport({ reference: 'R-0000-0000' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'R-0000-0000' })).toBeVisible();
});

test('the header shows date, portal version, browser and the borrower’s text', async () => {
  await openReport(aReport({ words: '' }));
  const value = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
  expect(value('Saved')).toHaveTextContent('Nov 24, 2026');
  expect(value('Portal')).toHaveTextContent('0.1.0, commit 0123456789ab');
  expect(value('Browser')).toHaveTextContent('Chrome 156 on Windows');
  expect(value('What the borrower wrote')).toHaveTextContent('Nothing');
});

test('keys move between steps, letters only near the steps and never in a field', async () => {
  const { user } = await openReport();
  expect(position()).toBe('Step 1 of 3: The portal started');
  await user.keyboard('{ArrowRight}');
  expect(position()).toMatch(/^Step 2 of 3: Borrower pressed/);
  await user.keyboard('k{Home}');
  expect(position()).toMatch(/^Step 2 /);
  screen.getByRole('group', { name: /^The borrower’s screen/ }).focus();
  await user.keyboard('k');
  expect(position()).toMatch(/^Step 3 /);
  await user.keyboard('{ArrowRight}');
  expect(position()).toMatch(/^Step 3 /);
  await user.keyboard('{Home}');
  expect(position()).toMatch(/^Step 1 /);
  await user.keyboard('{End}J');
  expect(position()).toMatch(/^Step 2 /);
  await user.type(screen.getByRole('searchbox'), 'j{ArrowLeft}');
  expect(position()).toMatch(/^Step 2 /);
});

test('buttons move between steps and keep focus at the end', async () => {
  const { user } = await openReport();
  const forward = screen.getByRole('button', { name: 'Step forward' });
  expect(screen.getByRole('button', { name: 'Step back' })).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 3; press += 1) await user.click(forward);
  expect(forward).toHaveAttribute('aria-disabled', 'true');
  expect(position()).toMatch(/^Step 3 /);
  expect(forward).toHaveFocus();
  await user.keyboard('j');
  expect(position()).toMatch(/^Step 2 /);
});

test('playback follows the report’s pace, shortens long waits and is not announced', async () => {
  const { user } = await openReport();
  stopTime();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken()).not.toContain('Step 1 of 3: The portal started');
  act(() => jest.advanceTimersByTime(1499)); // this step took the borrower 1500 ms
  expect(position()).toMatch(/^Step 1 /);
  act(() => jest.advanceTimersByTime(1));
  expect(position()).toMatch(/^Step 2 /);
  act(() => jest.advanceTimersByTime(2000)); // this step took 6500 ms, which playback shortens
  expect(position()).toMatch(/^Step 3 /);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(spoken()).toContain('Step 3 of 3: POST guestpayment answered 409');

  // From the end, Play starts over at the selected speed.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '10x');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  act(() => jest.advanceTimersByTime(150));
  expect(position()).toMatch(/^Step 2 /);
  await user.keyboard('{Escape}');
  act(() => jest.advanceTimersByTime(5000));
  expect(position()).toMatch(/^Step 2 /);
  expect(jest.getTimerCount()).toBe(0);
});

describe('the timeline', () => {
  const lines = () => within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('button');

  test('shows times since the start, and failures in words', async () => {
    await openReport();
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      '0:00.0The portal started',
      '0:00.2GET BorrowerLoan/all200 in 300 ms',
      '0:01.5Borrower pressed “Pay $1,992.67”',
      '0:07.7POST guestpayment409 in 300 msFailed',
      '0:08.0POST guestpayment answered 409Failed',
      '0:59.0Error in the browserTypeError: x is undefinedFailed',
    ]);
  });

  test('opens the screen of a line, and can be filtered and searched', async () => {
    const { user } = await openReport();
    await user.click(screen.getByRole('radio', { name: 'Errors' }));
    expect(lines()).toHaveLength(3);
    await user.click(lines()[0]!);
    expect(position()).toMatch(/^Step 2 /);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(current()).toBe('0:01.5Borrower pressed “Pay $1,992.67”');
    await user.type(screen.getByRole('searchbox'), 'refused');
    expect(lines().map(({ textContent }) => textContent)).toEqual(['0:08.0POST guestpayment answered 409Failed']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Nothing like that happened.')).toBeVisible();
  });

  test('has one Tab stop, and Up and Down move between lines', async () => {
    const { user } = await openReport();
    expect(lines().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    lines()[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(lines()[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(lines()[1]).toHaveFocus();
  });
});

describe('a step in detail', () => {
  test('the state expands part by part and stays expanded between steps', async () => {
    const { user } = await openReport();
    const panel = screen.getByRole('tabpanel', { name: 'State' });
    expect(within(panel).queryByText('step')).toBeNull();
    const part = within(panel).getByText('pay').closest('details')!;
    part.open = true;
    act(() => void part.dispatchEvent(new Event('toggle')));
    expect(await within(panel).findByText('step')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(panel).getByText('refused').closest('li')).toHaveTextContent('refused true');
  });

  test('a list of a thousand is grouped and renders only when expanded', async () => {
    const report = aReport();
    report.computedStates[0] = { state: { loans: Array.from({ length: 1000 }, (_none, id) => ({ id })) } };
    await openReport(report);
    const panel = screen.getByRole('tabpanel', { name: 'State' });
    const part = within(panel).getByText('loans').closest('details')!;
    part.open = true;
    act(() => void part.dispatchEvent(new Event('toggle')));
    expect(await within(panel).findByText('900 to 999')).toBeVisible();
    expect(panel.querySelectorAll('li')).toHaveLength(11);
  });

  test('tabs show differences, action and environment', async () => {
    const report = aReport();
    report.actionsById['5']!.action.key = 'payments';
    const { user } = await openReport(report);
    await user.click(screen.getByRole('tab', { name: 'Difference' }));
    expect(screen.getByText('This is the first step: there is none before it.')).toBeVisible();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('The state did not change at this step.')).toBeVisible();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    await user.keyboard('{ArrowRight}');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['pay › step12', 'pay › refusednothingtrue']);

    act(() => screen.getByRole('tab', { name: 'Difference' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Action' })).toHaveFocus();
    const action = screen.getByRole('tabpanel', { name: 'Action' });
    expect(action).toHaveTextContent('Caused byan answer');
    expect(within(action).getByText('kind').closest('li')).toHaveTextContent('kind "body"');
    expect(within(action).getByRole('heading', { name: 'Key' }).nextElementSibling).toHaveTextContent('"payments"');

    await user.keyboard('{ArrowRight}');
    const environment = screen.getByRole('tabpanel', { name: 'Environment' });
    expect(environment).toHaveTextContent('Time zoneAmerica/New_York');
    expect(environment).toHaveTextContent('Settingsdark');
    expect(environment).toHaveTextContent('Taken out by the borrowernone');
  });
});

describe('the replay frame', () => {
  test('receives the steps once, then step numbers', async () => {
    const { user } = await openReport();
    const { told, tell } = fakeFrame();
    tell({ kind: 'ready' });
    await user.keyboard('{ArrowRight}');
    expect(told.map(({ kind }) => kind)).toEqual(['report', 'step', 'step']);
    expect(told[0]).toMatchObject({
      timeZone: 'America/New_York',
      steps: [
        { address: '/loans', at: 1000, isOnline: true },
        { address: '/loans', at: 2500 },
        { address: '/pay/mode?loan=Loan%201', at: 9000, state: { pay: { refused: true } } },
      ],
    });
    expect(told[2]).toEqual({ kind: 'step', index: 1 });
    screen.getByRole('group', { name: /^The borrower’s screen/ }).focus();
    await user.keyboard('{PageDown}');
    expect(told[3]).toEqual({ kind: 'scroll', pages: 0.9 });
  });

  test('reports a crashed screen, and its text on request', async () => {
    await openReport();
    const { told, tell } = fakeFrame();
    tell({ kind: 'drawn', isBroken: true });
    expect(screen.getByText('The screen broke while it was drawn from this state.')).toBeVisible();
    const words = screen.getByText('The screen as text').closest('details')!;
    words.open = true;
    act(() => void words.dispatchEvent(new Event('toggle')));
    await waitFor(() => expect(told).toEqual([{ kind: 'tellText' }]));
    tell({ kind: 'text', text: 'Your loans' });
    expect(screen.getByText('Your loans')).toBeVisible();
  });

  test('ignores messages from other windows', async () => {
    await openReport();
    const { tell } = fakeFrame();
    tell({ kind: 'drawn', isBroken: true }, window);
    tell({ kind: 'drawn', isBroken: true }, undefined, window.location.origin);
    expect(screen.queryByText('The screen broke while it was drawn from this state.')).toBeNull();
  });
});

test('an old report with schema 1 shows its failures', async () => {
  openPage();
  drop(readFileSync('__tests__/replay/reports/schema-1.json', 'utf8'));
  await screen.findByRole('heading', { level: 1, name: 'R-4K7M-2QXW' });
  await fastUser().click(screen.getByRole('radio', { name: 'Errors' }));
  expect(screen.getByText('2 lines')).toBeVisible();
});
