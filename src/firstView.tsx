/**
 * The markup of the list of loans before there is a borrower: what `src/early.ts` shows while the application is on its way, which then
 * takes it over (`hydrateRoot`). Runs in Node at build time, and in tests.
 */
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

import { App } from '#app/App.tsx';
import { cutPieces, pieceOf } from '#app/firstView/cutPieces.ts';
import type { EarlyMarkup } from '#app/firstView/showEarly.ts';
import { matchAt } from '#app/routes.ts';
import { loadAhead } from '#app/screenOf.ts';
import { createStore } from '#app/store.ts';
import { exampleLoans } from '#features/loans/firstView/exampleLoans.ts';
import { listParts } from '#features/loans/firstView/listParts.ts';
import { SHOWN_FIRST } from '#features/loans/firstView/shownFirst.ts';
import { upsertQueryEntries } from '#features/loans/loansApi.ts';
import type { Loan } from '#lending/servicing/loanShapes.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { HOLE, type Piece } from '#platform/firstView/buildPart.ts';
import { createIdentityClient } from '#platform/identity/identityClient.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { legalLinks } from '#platform/legal/legalLinks.ts';
import { messages as legalMessages } from '#platform/legal/messages.ts';
import { paths } from '#platform/routing/paths.ts';
import { STORED } from '#platform/session/store/storedSession.ts';
import { cache } from '#platform/theme/ThemeRoot.tsx';
import { messages as uiMessages } from '#platform/ui/messages.ts';

/** Each text of the runtime document is its place in a piece. */
const CONFIG: PortalConfig = {
  brand: { name: '{brand.name}', legalName: '{brand.legalName}', nmlsId: '{brand.nmlsId}' },
  support: { email: '{support.email}', phone: '{support.phone}', hours: '{support.hours}', notices: '{support.notices}' },
  bases: { payment: '', borrower: '', notification: '', agency: '' },
  identity: { authority: '', clientId: '' },
  humanCheck: { provider: 'none' },
  analytics: { provider: 'none' },
  video: { sources: [], title: '' },
  legal: {}, // see `pageOf`
  languages: [],
  landing: true,
  appearance: 'light',
  supportCapture: true,
};
const PERSON = 'Given-Name';
/** A token of the form alone, which never ends. */
const TOKEN = `.${btoa(JSON.stringify({ sub: 'sample', exp: 4_102_444_800 }))}.`;

export interface FirstView {
  markup: EarlyMarkup;
  /** Stands in the document, where the host fills in what the runtime document says: the texts of every piece. */
  texts: string;
  /** What the pieces need of the component library. Empty in a document, where the library adds it itself. */
  css: string;
}

/** @param parse gives the element that has this markup inside */
export async function renderFirstView(parse: (markup: string) => Element): Promise<FirstView> {
  cache.compat = true; // styles are kept, and not put beside each element
  const render = async (loans: readonly Loan[], config = CONFIG) => parse(await renderList(loans, config));
  const cut = new Map<string, Piece>();
  const examples = exampleLoans();
  for (let first = 0; first < examples.length; first += 1) {
    const others = first % SHOWN_FIRST === 0 ? [examples.slice(first, first + SHOWN_FIRST)] : [];
    for (const loans of [examples.slice(first, first + 1), ...others]) {
      const list = (await render(loans)).querySelector('.loan-list');
      const parts = listParts(loans);
      if (parts === null || list === null) throw new Error(`An example is not drawn early: ${JSON.stringify(loans)}`);
      parts.forEach((part, index) => cutPieces(list.children[index] as Element, part, cut));
    }
  }
  const withoutReports = await render(examples.slice(0, 1), { ...CONFIG, supportCapture: false });
  const report = withoutReports.querySelector(`[href="${paths.reportProblem}"]`);
  if (report === null) throw new Error('There is no link to what help says about problems');
  const pieces = {
    ...Object.fromEntries(cut),
    report: pieceOf(report, {}),
    'page only': pageOf(await render(examples.slice(0, 1))),
    page: pageOf(await render(examples.slice(0, 2))),
  };
  const all = JSON.stringify(pieces);
  const used = Object.entries(cache.inserted).filter(([name]) => all.includes(`${cache.key}-${name}`));
  const places = placesOfTexts();
  const texts = Object.values(places).map((place) => `<i>${place}</i>`);
  return {
    markup: { pieces, texts: Object.keys(places) },
    texts: `<template id="early-view" data-choice="__CONFIG:appearance__" data-reports="__CONFIG:supportCapture__">${texts.join('')}</template>`,
    css: used.map(([, rules]) => rules).join(''),
  };
}

/** What the host fills in for each text, by the text's name. */
function placesOfTexts(): Record<string, string> {
  const intl = createPortalIntl();
  const { title } = matchAt(paths.loans.list).route;
  const words = title === undefined ? '' : intl.formatMessage(title);
  return {
    title: intl.formatMessage(uiMessages.documentTitle, { title: words, brand: '__CONFIG:brand.name__' }),
    ...Object.fromEntries(
      ['brand.name', 'brand.legalName', 'brand.nmlsId', 'support.email', 'support.phone', 'support.hours'].map((path) => [
        path,
        `__CONFIG:${path}__`,
      ]),
    ),
    'support.notices': `__CONFIG:support.notices|${intl.formatMessage(legalMessages.askForNotices)}__`,
    ...Object.fromEntries(legalLinks({}).map(({ key, address }) => [`legal.${key}`, `__CONFIG:legal.${key}|${address}__`])),
  };
}

async function renderList(loans: readonly Loan[], config: PortalConfig): Promise<string> {
  const kept = new Map<string, string>([
    [STORED.token, TOKEN],
    [STORED.givenname, PERSON],
  ]);
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: () => undefined,
    remove: () => undefined,
    keys: () => [...kept.keys()],
    isUsable: () => true,
  };
  const intl = createPortalIntl();
  const store = createStore({
    config,
    intl: () => intl,
    storage,
    tabStorage: storage,
    identity: createIdentityClient(config.identity, storage, storage),
    leaveTo: () => undefined,
  });
  store.dispatch(upsertQueryEntries([{ endpointName: 'getLoans', arg: undefined, value: [...loans] }]));
  await loadAhead(matchAt(paths.loans.list).route, store.dispatch);
  return renderToString(<App config={config} intl={intl} store={store} Router={AtList} />);
}

const AtList = ({ children }: { children: ReactNode }) => <StaticRouter location={paths.loans.list}>{children}</StaticRouter>;

/** What stands around the list. */
function pageOf(root: Element): Piece {
  const [frame] = root.children;
  const list = frame?.querySelector('.loan-list');
  const initials = frame?.querySelector('.frame-person .MuiAvatar-root');
  if (frame == null || list == null || initials == null) throw new Error(`This is no list of loans: ${root.innerHTML}`);
  list.replaceChildren();
  list.setAttribute(HOLE, '');
  initials.textContent = '{initials}';
  const count = list.previousElementSibling;
  if (count?.localName === 'p') count.textContent = count.textContent.replace('2', '{count}');
  for (const { key } of legalLinks({})) frame.querySelector(`.${key} > a`)?.setAttribute('href', `{legal.${key}}`);
  return pieceOf(frame, { givenName: PERSON });
}
