import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import { languageChosen } from '#platform/preferences/preferencesSlice.ts';

import localConfig from '../../../../config/local.json';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { captureSignInWarnings } from '../../../support/captureSignInWarnings.ts';

const PASSWORD = 'Harbour-lantern-58';

const open = (address = '/auth/signup', options: Parameters<typeof renderPortal>[1] = {}) =>
  renderPortal(address, { signedIn: false, ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const submit = () => screen.getByRole('button', { name: 'Create account' });
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const setLanguages = (...languages: string[]) => jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.lang = '';
});

const warnings = captureSignInWarnings();

type User = ReturnType<typeof renderPortal>['user'];

async function fill(user: User, email = 'ana@example.com') {
  const into = async (label: string, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  };
  await into('Name', 'Ana López');
  await into('Email', email);
  await into('Password', PASSWORD);
  await into('Repeat password', PASSWORD);
}

const answers = (status: number, body?: object, headers: Record<string, string> = {}) => {
  const asked: unknown[] = [];
  nock('http://localhost')
    .post('/oidc/signup', (request: unknown) => asked.push(request) > 0)
    .reply(status, body, headers);
  return asked;
};

// `signUpSchema.test.ts` covers each rule's message.
describe('form rules', () => {
  test('an empty form names every missing field', async () => {
    const { user } = open();
    await heading('Create your account');
    await user.click(submit());
    const summary = (await screen.findAllByRole('alert'))[0] as HTMLElement;
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter your name', 'Enter your email', 'Choose a password', 'Enter your password again']);
  });

  test('password rules show when they are met, and a mismatch clears when fixed', async () => {
    const { user } = open();
    await heading('Create your account');
    const statuses = () => screen.getAllByText(/^(Done|Not yet)$/).map(({ textContent }) => textContent);
    expect(statuses()).toEqual(['Not yet', 'Not yet']);
    await user.type(field('Password'), 'seven-7');
    expect(statuses()).toEqual(['Not yet', 'Not yet']);
    await user.type(field('Password'), '8');
    expect(statuses()).toEqual(['Done', 'Not yet']);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('At least 8 characters Done');
    await user.click(field('Repeat password'));
    await user.paste('seven-79');
    await user.tab();
    expect(screen.getByText('The two passwords don’t match')).toBeVisible();
    await user.type(field('Repeat password'), '{Backspace}8');
    expect(statuses()).toEqual(['Done', 'Done']);
    expect(screen.queryByText('The two passwords don’t match')).toBeNull();
  });

  test('fields have autocomplete names, and the offers start unchecked', async () => {
    const { user } = open();
    await heading('Create your account');
    const token = (name: string) => field(name).getAttribute('autocomplete');
    expect(['Name', 'Email', 'Password', 'Repeat password'].map(token)).toEqual([
      'name',
      'email',
      'new-password',
      'new-password',
    ]);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  });
});

test('the form is sent once, names the email’s recipient and keeps the password nowhere', async () => {
  const { user, store } = open();
  const actions: string[] = [];
  store.subscribe(() => actions.push(JSON.stringify(store.getState())));
  await heading('Create your account');
  await fill(user, ' Ana@Example.com ');
  const asked = answers(204); // mocked once, so a second request would fail the test
  await user.dblClick(submit());

  expect(await heading('Check your email')).toHaveFocus();
  expect(screen.getByText('We sent an email to Ana@Example.com.')).toBeVisible();
  expect(asked).toEqual([
    { name: 'Ana López', email: 'Ana@Example.com', password: PASSWORD, promotional: false, language: 'en' },
  ]);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.join()).not.toContain(PASSWORD);
  expect(
    JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage), window.location.href]),
  ).not.toMatch(/Harbour|Ana@/);

  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(field('Email')).toHaveValue('Ana@Example.com');
  expect(field('Password')).toHaveValue('');
});

test('the email can be resent without the password, and a rejection says how long to wait', async () => {
  const { user } = open();
  await heading('Create your account');
  await fill(user);
  answers(204);
  await user.click(submit());
  await heading('Check your email');
  const asked: unknown[] = [];
  const again = (status: number, body?: object, headers: Record<string, string> = {}) =>
    nock('http://localhost')
      .post('/oidc/signup/again', (request: unknown) => asked.push(request) > 0)
      .reply(status, body, headers);
  const press = () => user.click(screen.getByRole('button', { name: 'Send again' }));

  again(204);
  await press();
  expect(await screen.findByText('We sent it again.')).toBeVisible();
  expect(asked).toEqual([{ email: 'ana@example.com', language: 'en' }]);

  again(429, { errors: ['x'], errorId: 'e' }, { 'Retry-After': '80000' });
  await press();
  expect(await screen.findByText(/Please try again in 23 hours\./)).toBeVisible();
  expect(screen.queryByText('We sent it again.')).toBeNull();

  again(500);
  await press();
  expect(await screen.findByText(/^We could not find out whether this reached us\./)).toBeVisible();
});

// `platform/forms/submitErrors.test.ts` covers where each server error is shown.
describe('a rejected sign-up', () => {
  test.each([
    [422, { errors: ['Not this one.'], fields: { email: 'Not this one.' }, errorId: 'e' }, {}, 'Not this one.'],
    [429, { errors: ['x'], errorId: 'e' }, { 'Retry-After': '80000' }, 'Please try again in 23 hours.'],
    [500, undefined, {}, 'We could not find out whether this reached us.'],
  ])('%d with %j shows its message, and typed values stay', async (status, body, headers, sentence) => {
    const { user } = open();
    await heading('Create your account');
    await fill(user);
    answers(status, body, headers);
    await user.click(submit());
    expect((await screen.findAllByText(sentence, { exact: false }))[0]).toBeVisible();
    expect(field('Password')).toHaveValue(PASSWORD);
  });

  test('without a response shows a message, and the second try succeeds', async () => {
    const { user } = open();
    await heading('Create your account');
    await fill(user);
    nock('http://localhost').post('/oidc/signup').replyWithError('down');
    await user.click(submit());
    expect(await screen.findByText(/We could not find out whether this reached us/)).toBeVisible();
    answers(204);
    await user.click(submit());
    expect(await heading('Check your email')).toBeVisible();
  });
});

describe('languages', () => {
  test('the browser’s language comes first, and another choice keeps typed text, is sent and remembered', async () => {
    setLanguages('de-CH', 'en');
    const { user, unmount, store } = open();
    await heading('Konto anlegen');
    expect(document.documentElement.lang).toBe('de');
    expect(screen.getByText(/ist alles auf Englisch/)).toBeVisible();
    await user.type(field('Name'), 'Ana López');
    await user.type(field('Passwort'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
    expect(await screen.findByText('2 Angaben müssen berichtigt werden')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Sprache'), 'Español (México)');
    await heading('Cree su cuenta');
    expect(screen.queryByText('2 Angaben müssen berichtigt werden')).toBeNull();
    expect(screen.getByText('Ingrese su correo electrónico')).toBeVisible();
    expect(field('Nombre')).toHaveValue('Ana López');
    expect(document.documentElement.lang).toBe('es-MX');
    await user.type(field('Correo electrónico'), 'ana@example.com');
    await user.type(field('Confirme la contraseña'), PASSWORD);
    const asked = answers(204);
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await heading('Revise su correo');
    expect(asked).toMatchObject([{ language: 'es-MX', password: PASSWORD }]);

    await waitFor(() => expect(window.localStorage.getItem('persist:preferences')).toContain('es-MX'));
    expect(store.getState().preferences.language).toBe('es-MX');
    unmount();
    expect(document.documentElement.lang).not.toBe('es-MX');
    open();
    await heading('Cree su cuenta');
  });

  test('only the configured languages are offered', async () => {
    setLanguages('fr');
    const { store } = open('/auth/signup', { config: { languages: ['en', 'de'] } });
    await heading('Create your account');
    expect(
      within(screen.getByLabelText('Language'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Deutsch']);
    act(() => void store.dispatch(languageChosen('fr'))); // stored while an earlier configuration still offered French
    expect(await heading('Create your account')).toBeVisible();
  });

  test('the link’s language overrides the stored one until another is chosen, unless it is not offered', async () => {
    setLanguages('en');
    const { store, user, unmount } = open('/auth/signup?lang=fr');
    await heading('Créez votre compte');
    expect(store.getState().preferences.language).toBeNull();
    await user.selectOptions(screen.getByLabelText('Langue'), 'Deutsch');
    await heading('Konto anlegen');
    expect(store.getState().preferences.language).toBe('de');
    unmount();
    open('/auth/signup?lang=xx');
    await heading('Konto anlegen');
  });

  test('a single language shows no selector', async () => {
    open('/auth/signup', { config: { languages: ['en'] } });
    await heading('Create your account');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test.each([
  ['created', 'Your account has been created', ['Sign in', 'Report a problem']],
  ['used', 'This link was already used', ['Sign in', 'Report a problem', 'Sign up again']],
  ['expired', 'This link no longer works', ['Sign in', 'Report a problem', 'Sign up again']],
  ['else', 'Create your account', null],
])('a link with outcome "%s" shows its page', async (outcome, name, ways) => {
  open(`/auth/signup?link=${outcome}`);
  await heading(name);
  if (ways === null) return;
  const main = within(screen.getByRole('main'));
  expect([...main.queryAllByRole('button'), ...main.queryAllByRole('link')].map(({ textContent }) => textContent)).toEqual(ways);
});

test('provider registration redirects there and shows an error when that fails', async () => {
  const { signUpEndpoint: _none, ...identity } = localConfig.identity;
  setLanguages('fr');
  const discovery = jest.fn(() => Promise.reject(new Error('No connection')));
  const { user } = open('/auth/signup', { config: { identity }, provider: { discovery } });
  await heading('Créez votre compte');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuer vers cette page' }));
  expect(await screen.findByText(/Nous n’avons pas pu ouvrir la page/)).toBeVisible();
  expect(discovery).toHaveBeenCalled();
  expect(warnings()).toEqual([expect.stringMatching(/^Sign-in: unreachable; .* No connection$/)]);
});

test.each(['/pay'])('%s links a visitor without an account to sign-up', async (address) => {
  const { user } = open(address);
  await heading('Make a payment');
  expect(await screen.findByRole('link', { name: 'No account yet? Create one' })).toHaveAttribute('href', '/auth/signup');
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(await heading('Create your account')).toHaveFocus();
});
