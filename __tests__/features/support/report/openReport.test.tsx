import { act, getConfig, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'jsan';
import nock from 'nock';

import type { ProblemReport } from '#contract/support.ts';
import type { ReportRequest } from '#features/support/file/createReportBuilder.ts';
import { showReport } from '#features/support/report/openReport.tsx';
import { createHistory } from '#platform/history/history.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { nextTask } from '#platform/nextTask.ts';
import type { PortalConfig } from '#platform/config/config.ts';

import '../../../support/closedDialogs.ts';
import { fakeReportBuilder, storySentences } from '../../../support/fakeReports.ts';
import { fastUser } from '../../../support/fastUser.ts';
import '../../../support/waitForIdleReact.ts';
import { config as localConfig } from '../../../support/renderUi.tsx';
import { captureDownloads } from '../../../support/captureDownloads.ts';

const ENDPOINT = '/support-reports';
const sending: PortalConfig = { ...localConfig, support: { ...localConfig.support, captureEndpoint: ENDPOINT } };
const { captureEndpoint: _, ...withoutEndpoint } = localConfig.support as PortalConfig['support'] & { captureEndpoint?: string };
const saving: PortalConfig = { ...localConfig, support: withoutEndpoint };

function open(config: PortalConfig | null = sending, { repeated = 1, history = createHistory() } = {}) {
  const broken: string[] = [];
  const outside = { history, config, intl: createPortalIntl(), onBroken: () => broken.push('broken') };
  const openAgain = () => {
    act(() => showReport(outside, fakeReportBuilder(repeated)));
    act(() => contentButton().click());
  };
  openAgain();
  return { user: fastUser(), broken, openAgain };
}

const contentButton = () => screen.getByRole('button', { name: /^What we would send/ });
/** The checkbox that decides whether an item is included in the file. */
const itemCheckbox = (thing: string) =>
  screen.getByRole('checkbox', { name: (name) => name === thing || name.replace(/^[\d:]+\sAM\s/, '').startsWith(thing) });
const dialog = () => within(screen.getByRole('dialog'));
const reference = () => dialog().getByText(/^R-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent;
const words = () => screen.getByLabelText('What went wrong?');
const answerTo = () => screen.getByLabelText(/^Email, if you want an answer/);
const sendButton = () => screen.getByRole('button', { name: 'Send report' });
const shownSentences = () =>
  [...document.querySelectorAll<HTMLInputElement>('li input:checked')].map(
    (ticked) => ticked.closest('li')!.querySelector('[data-sentence]')!.textContent,
  );

/** @returns the reports that arrive */
function mockLender(status: number, body: nock.Body = {}, headers: Record<string, string> = {}) {
  const arrived: ProblemReport[] = [];
  nock('http://localhost')
    .post(ENDPOINT, (report: ProblemReport) => Boolean(arrived.push(report)))
    .reply(status, body, headers);
  return arrived;
}
const received = () => ({ reference: reference(), keptUntil: '2026-12-24T14:00:00.000Z' });

describe('the report dialog', () => {
  test('covers the page, focuses its heading and returns focus on closing', async () => {
    document.body.innerHTML = '<button>Before</button>';
    screen.getByRole('button', { name: 'Before' }).focus();
    const { user } = open();
    expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
    expect(dialog().getByRole('heading', { level: 1, name: 'Report a problem' })).toHaveFocus();
    expect(dialog().getByRole('link', { name: '(216) 555-0142' })).toHaveAttribute('href', 'tel:2165550142');

    await user.click(dialog().getByRole('button', { name: 'Back to the page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    document.body.innerHTML = '';
  });

  test('starts with description, reply address and send button, with the contents collapsed', () => {
    act(() =>
      showReport(
        { history: createHistory(), config: sending, intl: createPortalIntl(), onBroken: () => undefined },
        fakeReportBuilder(),
      ),
    );
    expect(contentButton()).toHaveAttribute('aria-expanded', 'false');
    expect(contentButton()).toHaveAccessibleName(
      'What we would send 13 steps from the last minute, and details for support. Nothing leaves this device until you send it.',
    );
    const inOrder = [words(), answerTo(), sendButton(), contentButton()];
    for (const [at, one] of inOrder.slice(1).entries())
      expect(inOrder[at]!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
    act(() => contentButton().click());
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What happened',
      'Details for support',
      'Never included',
      'Everything in the file',
    ]);
  });

  test('validates the reply address, and promises no reply without one', async () => {
    const { user, openAgain } = open();
    await user.type(answerTo(), 'ada@');
    await user.click(sendButton());
    expect(answerTo()).toHaveFocus();
    expect(answerTo()).toHaveAccessibleDescription(/Enter an email address such as name@example.com, or leave it empty/);

    await user.type(answerTo(), 'example.com');
    expect(answerTo()).toBeValid();
    const arrived = mockLender(201, received());
    await user.click(sendButton());
    expect(await screen.findByText('We look at it, and write to you.')).toBeVisible();
    expect(arrived.map(({ portal }) => portal.answerTo)).toEqual(['ada@example.com']);

    await user.click(screen.getAllByRole('button', { name: 'Back to the page' })[0]!);
    openAgain();
    expect(answerTo()).toHaveValue('');
    const unsigned = mockLender(201, received());
    await user.click(sendButton());
    expect(await screen.findByText(/^We look at it, but we can’t answer it/)).toBeVisible();
    expect(unsigned[0]!.portal).not.toHaveProperty('answerTo');
  });

  test('does nothing when the session ends after it was closed', async () => {
    document.body.innerHTML = '<button>Before</button><button>After</button>';
    screen.getByRole('button', { name: 'Before' }).focus();
    const history = createHistory();
    const { user } = open(sending, { history });
    await user.click(dialog().getByRole('button', { name: 'Back to the page' }));
    screen.getByRole('button', { name: 'After' }).focus();
    history.clear();
    await act(() => nextTask());
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    document.body.innerHTML = '';
  });

  test('keeps text, removed parts and number until the report is sent', async () => {
    const { user, openAgain } = open();
    const number = reference();
    await user.type(words(), 'It stopped');
    await user.click(itemCheckbox('How long things took'));
    await user.click(screen.getByRole('button', { name: 'Back to the page' }));
    openAgain();
    expect(words()).toHaveValue('It stopped');
    expect(itemCheckbox('How long things took')).not.toBeChecked();
    expect(contentButton()).toHaveAccessibleName(/You took out 1 part\./);
    expect(reference()).toBe(number);

    mockLender(201, received());
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'We have your report' });
    await user.click(screen.getAllByRole('button', { name: 'Back to the page' })[0]!);
    openAgain();
    expect(words()).toHaveValue('');
    expect(itemCheckbox('How long things took')).toBeChecked();
    expect(reference()).not.toBe(number);
  });

  test('uses a new number when reopened after saving', async () => {
    void captureDownloads();
    const { user, openAgain } = open();
    const number = reference();
    await user.type(words(), 'It stopped');
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(reference()).toBe(number);
    await user.click(screen.getByRole('button', { name: 'Back to the page' }));
    openAgain();
    expect(words()).toHaveValue('It stopped');
    expect(reference()).not.toBe(number);
  });

  test('stays accessible while a dialog opens below', async () => {
    open();
    screen.getByRole('dialog').setAttribute('aria-hidden', 'true'); // as Material UI does with elements next to its dialogs
    expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  });

  test('warns about a number that looks like a card, and limits the length', async () => {
    const { user } = open();
    await user.type(words(), 'My card is 4242 4242 4242 4242');
    expect(
      screen.getByText(/^This looks like a card, account or Social Security number/, { ignore: '[role=status]' }),
    ).toBeVisible();
    expect(words()).toHaveAccessibleDescription(/Please take it out/);

    await user.clear(words());
    await user.click(words());
    await user.paste('a'.repeat(2001));
    expect(screen.getByText('1 character too many')).toBeVisible();
    await user.click(sendButton());
    expect(words()).toHaveFocus();
    expect(words()).toBeInvalid();
    expect(words()).toHaveAccessibleDescription(/Please use 2,000 characters at most/);
  });

  test('closes and reports when it crashes', async () => {
    const broken: string[] = [];
    const builder = fakeReportBuilder();
    const outside = {
      history: createHistory(),
      config: sending,
      intl: createPortalIntl(),
      onBroken: () => broken.push('broken'),
    };
    const halfReport = { report: (request: ReportRequest) => ({ ...builder.report(request), stagedActionIds: null as never }) };
    // React's `act` would rethrow the error, so it is bypassed.
    await getConfig().asyncWrapper(() => {
      showReport(outside, halfReport);
      return waitFor(() => expect(broken).toEqual(['broken']));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the report’s contents', () => {
  test('are sentences grouped by page, with the latest shown first', async () => {
    const { user } = open(sending, { repeated: 2 });
    const all = [...storySentences, ...storySentences];
    expect(shownSentences()).toEqual(all.slice(-20));
    await user.click(screen.getByRole('button', { name: `Show ${all.length - 20} earlier steps` }));
    expect(shownSentences()).toEqual(all);
    expect(document.activeElement).toContainElement(screen.getAllByText(storySentences[0]!)[0]!);
    expect(screen.getAllByRole('heading', { level: 4, name: '/pay/mode' })).toHaveLength(2);
    expect(screen.getAllByText('Failed')).toHaveLength(2);
  });

  test('are exactly what is saved, part by part', async () => {
    const files = captureDownloads();
    const { user } = open(saving);
    await user.type(words(), 'Dana Whitfield could not pay');
    await user.click(itemCheckbox('Borrower pressed “Pay”'));
    await user.click(itemCheckbox('Error messages of the browser'));
    await user.click(screen.getByRole('button', { name: 'Save the file' }));

    const { name, content } = await files[0]!;
    expect(name).toBe(`report-${reference()}.json`);
    const saved = parse(content) as ProblemReport;
    expect(shownSentences()).toEqual(
      saved.stagedActionIds.filter((id) => id !== 0).map((id) => saved.actionsById[id]!.action.type),
    );
    expect(saved.portal.takenOut).toEqual(['10', 'console']);
    expect(saved.portal.console).toEqual([]);

    for (let closed = closedBranches(); closed.length > 0; closed = closedBranches())
      for (const branch of closed) await user.click(branch);
    expect(shownLeaves()).toEqual(leavesOf(saved));
    expect(screen.getByText(`${(new Blob([content]).size / 1024).toFixed(1)} KB`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@ccm.example' })).toHaveAttribute('href', expect.stringContaining(reference()));
  });

  test('can be restored', async () => {
    const { user } = open();
    await user.click(itemCheckbox('Borrower pressed “Pay”'));
    expect(shownSentences()).toHaveLength(storySentences.length - 1);
    expect(screen.getByText('1 part is taken out.')).toBeVisible();
    await user.click(itemCheckbox('Borrower pressed “Pay”'));
    expect(shownSentences()).toEqual(storySentences);
    expect(screen.getByText('Nothing is taken out.')).toBeVisible();
  });
});

describe('sending the report', () => {
  test('sends exactly what is shown, without removed parts, and says how long it is kept', async () => {
    const files = captureDownloads();
    const { user } = open();
    const arrived = mockLender(201, received());
    await user.click(itemCheckbox('What this site knew after each step'));
    await user.click(itemCheckbox('Requests to our servers'));
    await user.type(words(), 'It stopped');
    await user.click(sendButton());

    expect(await screen.findByRole('heading', { name: 'We have your report' })).toHaveFocus();
    expect(screen.getByText('We keep it until December 24, 2026.')).toBeVisible();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]!.portal).toMatchObject({
      words: 'It stopped',
      takenOut: ['states', 'calls'],
      calls: [],
      reference: reference(),
    });
    expect(JSON.stringify(arrived[0])).not.toContain('amountDue');
    await user.click(screen.getByRole('button', { name: 'Save a copy' }));
    expect(JSON.parse((await files[0]!).content)).toEqual(arrived[0]);
  });

  test('happens once for a double click', async () => {
    const { user } = open();
    const arrived = mockLender(201, received());
    await user.dblClick(sendButton());
    await screen.findByRole('heading', { name: 'We have your report' });
    expect(arrived).toHaveLength(1);
  });

  test.each([
    ['too large', 413, {}, {}, /^The file is too large to send\. Take out/],
    ['too many', 429, {}, { 'Retry-After': '301' }, /Send it again in 6 minutes/],
    ['refused', 422, { errors: ['It holds a card number.'] }, {}, /^It holds a card number\. We did not keep the report\./],
    ['not understood', 422, {}, {}, /^We could not accept the file/],
    ['broken', 503, {}, {}, /^Something went wrong on our side/],
  ])('%s: the dialog shows an error, and everything stays', async (_name, status, body, headers, sentence) => {
    const { user } = open();
    await user.type(words(), 'It stopped');
    mockLender(status, body, headers);
    await user.click(sendButton());

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The report was not sent')).toBeVisible();
    expect(alert.getByText(sentence)).toBeVisible();
    expect(words()).toHaveValue('It stopped');
  });

  test('without a response is repeated unchanged', async () => {
    const { user } = open();
    nock('http://localhost').post(ENDPOINT).replyWithError('reset');
    await user.click(sendButton());
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
    const number = reference();

    const arrived = mockLender(200, received());
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'We have your report' });
    expect(arrived[0]!.portal.reference).toBe(number);
  });

  test('without a connection shows an offline message', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();
    nock('http://localhost').post(ENDPOINT).replyWithError('offline');
    await user.click(sendButton());
    expect(await screen.findByText(/^You seem to be offline\. Nothing is lost/)).toBeVisible();
    jest.restoreAllMocks();
  });

  test('with a number that the lender already has uses a new one', async () => {
    const { user } = open();
    const old = reference();
    mockLender(409);
    await user.click(sendButton());
    expect(await screen.findByText(new RegExp(`^We already have a report with the number ${old}`))).toBeVisible();
    expect(reference()).not.toBe(old);

    const arrived = mockLender(201, received());
    const number = reference();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'We have your report' });
    expect(arrived[0]!.portal.reference).toBe(number);
  });

  test('is replaced by saving and an email when no address is configured', async () => {
    const files = captureDownloads();
    const { user } = open(saving);
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
    expect(dialog().getByText(/^This site can’t send the report by itself/)).toHaveTextContent(
      `Save the file, then email it to help@ccm.example with the number ${reference()}.`,
    );
    await user.click(screen.getByRole('button', { name: 'Save the file' }));
    expect(await screen.findByText(/^Saved as report-R-/)).toBeVisible();
    expect(files).toHaveLength(1);
  });

  test('is replaced by saving when there is no configuration', async () => {
    const files = captureDownloads();
    const { user } = open(null);
    await user.click(screen.getByRole('button', { name: 'Save the file' }));
    expect(await screen.findByText(/^Saved as report-R-/)).toBeVisible();
    expect(files).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const closedBranches = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((details) => details.querySelector('summary')!);

const shownLeaves = (): string[] =>
  [...document.querySelectorAll('li code')]
    .map((value) => value.parentElement!.textContent)
    .filter((leaf) => !/^(?:Your words|Error messages)/.test(leaf))
    .sort();

/**
 * Returns the same leaves from the file. The two top-level leaves are left out, because the tree shows labels for them; they are checked
 * above.
 */
function leavesOf(report: ProblemReport): string[] {
  const found: string[] = [];
  const walk = (value: unknown, name: string, depth: number) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }) : [];
    if (entries.length === 0) found.push(`${name} ${JSON.stringify(value)}`);
    for (const [key, one] of entries) walk(one, key, depth + 1);
  };
  const { words: _words, console: _console, ...portal } = report.portal;
  walk({ ...report, portal }, '', 0);
  return found.sort();
}
