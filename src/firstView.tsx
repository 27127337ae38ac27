/**
 * Renders the early views: markup that `src/earlyLoans.ts` and similar scripts fill with a borrower's data and show until the application
 * hydrates it (`hydrateRoot`). Runs in Node at build time, and in tests.
 */
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { cutPieces, toPiece } from '#app/firstView/cutPieces.ts';
import type { EarlyMarkup } from '#app/firstView/earlyPage.ts';
import { matchAt } from '#app/routes.ts';
import { preloadScreen } from '#app/screenOf.ts';
import { createStore } from '#app/store.ts';
import type { PaymentReceipt } from '#contract/payment.ts';
import { exampleLoans } from '#features/loans/firstView/exampleLoans.ts';
import { loanListPage } from '#features/loans/firstView/listParts.ts';
import { INITIAL_LIST_LIMIT } from '#features/loans/firstView/initialListLimit.ts';
import { upsertQueryEntries } from '#features/loans/loansApi.ts';
import { exampleReceipts } from '#features/pay/firstView/exampleReceipts.ts';
import { amountDuePage } from '#features/pay/firstView/owedParts.ts';
import { receiptPage } from '#features/pay/firstView/receiptParts.ts';
import { paymentOutcomeApi } from '#lending/payments/paymentOutcomeApi.ts';
import type { Loan } from '#lending/servicing/loanTypes.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { SLOT_ATTRIBUTE, type MarkupPiece, type MarkupPieces } from '#platform/firstView/buildPart.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';
import { createIdentityClient } from '#platform/identity/identityClient.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { legalMessages, legalLinks } from '#platform/legalLinks.ts';
import { paths } from '#platform/routing/paths.ts';
import { STORAGE_KEYS } from '#platform/session/store/storedSession.ts';
import { emotionCache } from '#platform/theme/ThemeRoot.tsx';
import { messages as uiMessages } from '#platform/ui/layout/messages.ts';

/** Configuration made of placeholders, which the markup then contains wherever a configuration value belongs. */
const PLACEHOLDER_CONFIG: PortalConfig = {
  brand: { name: '{brand.name}', legalName: '{brand.legalName}', nmlsId: '{brand.nmlsId}' },
  support: { email: '{support.email}', phone: '{support.phone}', hours: '{support.hours}', notices: '{support.notices}' },
  bases: { payment: '', borrower: '', notification: '', agency: '' },
  identity: { authority: '', clientId: '' },
  humanCheck: { provider: 'none' },
  analytics: { provider: 'none' },
  video: { sources: [], title: '' },
  legal: {}, // `feePathOf` adds placeholders for these links.
  languages: [],
  landing: true,
  appearance: 'light',
  supportCapture: true,
};
const SAMPLE_NAME = 'Given-Name';
/** Looks like an access token that never expires; it has no header or signature. */
const SAMPLE_TOKEN = `.${btoa(JSON.stringify({ sub: 'sample', exp: 4_102_444_800 }))}.`;

export interface FirstView {
  markup: EarlyMarkup;
  /** HTML template element for the document. The host fills in the configuration values that the pieces use. */
  texts: string;
}

export interface FirstViews {
  /** Early view of `/loans`. */
  list: FirstView;
  /** Early view of `/pay` for a borrower with only one payable loan. */
  owed: FirstView;
  /** Early view of `/loans/{loanIdentifier}/receipts/{reference}`. */
  receipt: FirstView;
  /**
   * Styles of the component library that the pieces use. Empty when rendered in a browser-like document, where the library inserts its
   * styles itself.
   */
  css: string;
}

/** @param parse returns an element that contains this markup */
export async function renderFirstViews(parse: (markup: string) => Element): Promise<FirstViews> {
  emotionCache.compat = true; // Emotion then collects the styles in the cache instead of inlining them beside each element.
  const render: Render = async (address, known, config = PLACEHOLDER_CONFIG) => parse(await renderPage(address, known, config));
  const list = await loanListPieces(render);
  const owed = await amountDuePieces(render);
  const receipt = await receiptPieces(render);
  const all = JSON.stringify([list, owed, receipt]);
  const used = Object.entries(emotionCache.inserted).filter(([name]) => all.includes(`${emotionCache.key}-${name}`));
  return {
    list: toFirstView(paths.loans.list, list),
    owed: toFirstView(paths.pay.details(), owed),
    receipt: toFirstView(paths.loans.receipt('sample', 'sample'), receipt, ['support.timeZone']),
    css: used.map(([, rules]) => rules).join(''),
  };
}

interface SampleData {
  loans?: readonly Loan[];
  /** Receipt of the payment with the reference `sample`. */
  receipt?: PaymentReceipt;
}
type Render = (address: string, known: SampleData, config?: PortalConfig) => Promise<Element>;

async function loanListPieces(render: Render): Promise<MarkupPieces> {
  const cut = new Map<string, MarkupPiece>();
  const examples = exampleLoans();
  const renderList = (loans: readonly Loan[], config?: PortalConfig) => render(paths.loans.list, { loans }, config);
  for (let first = 0; first < examples.length; first += 1) {
    const others = first % INITIAL_LIST_LIMIT === 0 ? [examples.slice(first, first + INITIAL_LIST_LIMIT)] : [];
    for (const loans of [examples.slice(first, first + 1), ...others]) {
      const list = (await renderList(loans)).querySelector('.loan-list');
      const [parts] = loanListPage(loans)?.slots ?? [];
      if (parts === undefined || list === null) throw new Error(`An example is not drawn early: ${JSON.stringify(loans)}`);
      parts.forEach((part, index) => cutPieces(list.children[index] as Element, part, cut));
    }
  }
  const page = async (count: number) => {
    const rendered = await renderList(examples.slice(0, count));
    const said = rendered.querySelector('.loan-list')?.previousElementSibling;
    if (said?.localName === 'p') said.textContent = said.textContent.replace('2', '{count}');
    return toPagePiece(rendered, ['.loan-list']);
  };
  return {
    ...Object.fromEntries(cut),
    report: await reportLink((config) => renderList(examples.slice(0, 1), config)),
    'page only': await page(1),
    page: await page(2),
  };
}

async function amountDuePieces(render: Render): Promise<MarkupPieces> {
  const pieces = new Map<string, MarkupPiece>();
  const renderOwed = (loan: Loan, config?: PortalConfig) =>
    render(paths.pay.details(loan.loanIdentifier), { loans: [loan] }, config);
  // The card with the amount due, and the buttons below it.
  const holes = ['main .MuiCard-root', 'main .MuiCardActions-root'];
  for (const loan of exampleLoans()) cutPage(await renderOwed(loan), amountDuePage(loan), holes, pieces);
  pieces.set('report', await reportLink((config) => renderOwed(exampleLoans()[0] as Loan, config)));
  return Object.fromEntries(pieces);
}

/** A lender's time zone that differs from the device's, so that a receipt shows both times. */
const SAMPLE_LENDER_TIME_ZONE = 'Pacific/Marquesas';

async function receiptPieces(render: Render): Promise<MarkupPieces> {
  const pieces = new Map<string, MarkupPiece>();
  const renderReceipt = (receipt: PaymentReceipt, config?: PortalConfig) =>
    render(paths.loans.receipt(receipt.loanIdentifier, 'sample'), { receipt }, config);
  for (const timeZone of [undefined, SAMPLE_LENDER_TIME_ZONE]) {
    const config = {
      ...PLACEHOLDER_CONFIG,
      support: { ...PLACEHOLDER_CONFIG.support, ...(timeZone !== undefined && { timeZone }) },
    };
    for (const receipt of exampleReceipts()) {
      const page = receiptPage({ key: 'sample', state: 'succeeded', receipt }, receipt.loanIdentifier, timeZone);
      cutPage(await renderReceipt(receipt, config), page, ['main dl', '.receipt-after'], pieces);
    }
  }
  pieces.set('report', await reportLink((config) => renderReceipt(exampleReceipts()[0] as PaymentReceipt, config)));
  return Object.fromEntries(pieces);
}

/**
 * Cuts an example page into pieces and adds them to `pieces`.
 * @param part the early view's data for the same example
 * @param holes selectors of the elements whose content varies
 */
function cutPage(rendered: Element, part: ViewPart | null, holes: readonly string[], pieces: Map<string, MarkupPiece>): void {
  if (part === null) throw new Error(`An example is not drawn early: ${rendered.innerHTML}`);
  for (const [nth, selector] of holes.entries()) {
    cutPieces(queryOne(rendered, selector), { name: selector, slots: [part.slots?.[nth] ?? []] }, pieces);
    pieces.delete(selector); // This element is already part of the page's piece.
  }
  const page = toPagePiece(rendered, holes, part.texts);
  if (JSON.stringify(pieces.get(part.name) ?? page) !== JSON.stringify(page))
    throw new Error(`Two pages are not the same: ${rendered.innerHTML}`);
  pieces.set(part.name, page);
}

/** The "Report a problem" link, which replaces the button when problem reports are turned off. */
async function reportLink(render: (config: PortalConfig) => Promise<Element>): Promise<MarkupPiece> {
  return toPiece(queryOne(await render({ ...PLACEHOLDER_CONFIG, supportCapture: false }), `[href="${paths.reportProblem}"]`), {});
}

/** @param facts names of further configuration values that the page needs */
function toFirstView(path: string, pieces: MarkupPieces, facts: readonly string[] = []): FirstView {
  const places = textPlaceholders(path, facts);
  const texts = Object.values(places).map((place) => `<i>${place}</i>`);
  return {
    markup: { pieces, texts: Object.keys(places) },
    texts: `<template id="early-view" data-choice="__CONFIG:appearance__" data-reports="__CONFIG:supportCapture__">${texts.join('')}</template>`,
  };
}

const CONFIG_KEYS = ['brand.name', 'brand.legalName', 'brand.nmlsId', 'support.email', 'support.phone', 'support.hours'];

/** The host's placeholder for each text, by the text's name. */
function textPlaceholders(path: string, facts: readonly string[]): Record<string, string> {
  const intl = createPortalIntl();
  const { title } = matchAt(path).route;
  const words = title === undefined ? '' : intl.formatMessage(title);
  return {
    title: intl.formatMessage(uiMessages.documentTitle, { title: words, brand: '__CONFIG:brand.name__' }),
    ...Object.fromEntries([...CONFIG_KEYS, ...facts].map((path) => [path, `__CONFIG:${path}__`])),
    'support.notices': `__CONFIG:support.notices|${intl.formatMessage(legalMessages.askForNotices)}__`,
    ...Object.fromEntries(legalLinks({}).map(({ key, address }) => [`legal.${key}`, `__CONFIG:legal.${key}|${address}__`])),
  };
}

async function renderPage(address: string, { loans = [], receipt }: SampleData, config: PortalConfig): Promise<string> {
  const stored = new Map<string, string>([
    [STORAGE_KEYS.token, SAMPLE_TOKEN],
    [STORAGE_KEYS.givenname, SAMPLE_NAME],
  ]);
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: () => undefined,
    remove: () => undefined,
    keys: () => [...stored.keys()],
    isUsable: () => true,
  };
  const intl = createPortalIntl();
  const store = createStore({
    config,
    intl: () => intl,
    storage,
    tabStorage: storage,
    identity: createIdentityClient(config.identity, storage, storage),
    navigateAway: () => undefined,
  });
  store.dispatch(
    upsertQueryEntries([
      { endpointName: 'getLoans', arg: undefined, value: [...loans] },
      ...loans.map((loan) => ({ endpointName: 'getLoan' as const, arg: loan.loanIdentifier, value: loan })),
    ]),
  );
  if (receipt !== undefined) {
    const outcome = { key: 'sample', state: 'succeeded' as const, receipt };
    store.dispatch(
      paymentOutcomeApi.util.upsertQueryEntries([{ endpointName: 'getPaymentOutcome', arg: 'sample', value: outcome }]),
    );
  }
  await preloadScreen(matchAt(address.split('?')[0] ?? '').route, store.dispatch);
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>;
  return renderToString(<App config={config} intl={intl} store={store} Router={Router} />);
}

/**
 * Cuts out the markup around the parts of a page that vary.
 * @param holes selectors of the elements whose content varies
 */
function toPagePiece(root: Element, holes: readonly string[], texts: ViewPart['texts'] = {}): MarkupPiece {
  const frame = queryOne(root, ':scope > *');
  queryOne(frame, '.frame-person .MuiAvatar-root').textContent = '{initials}';
  for (const hole of holes.map((selector) => queryOne(frame, selector))) {
    hole.replaceChildren();
    hole.setAttribute(SLOT_ATTRIBUTE, '');
  }
  for (const { key } of legalLinks({})) frame.querySelector(`.${key} > a`)?.setAttribute('href', `{legal.${key}}`);
  return toPiece(frame, { givenName: SAMPLE_NAME, ...texts });
}

function queryOne(root: Element, selector: string): Element {
  const found = root.querySelector(selector);
  if (found === null) throw new Error(`There is no "${selector}" in ${root.innerHTML}`);
  return found;
}
