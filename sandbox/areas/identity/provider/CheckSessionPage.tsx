import { BROWSER_STATE_COOKIE } from './browserState.ts';

const CHECK_SESSION_SCRIPT = `
const browserState = () => {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('${BROWSER_STATE_COOKIE}='));
  return pair ? pair.slice(${BROWSER_STATE_COOKIE.length + 1}) : '';
};
const sha256 = async (text) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const answerTo = async (question, origin) => {
  const [, clientId, hash, salt] = /^(\\S+) ([\\w-]+)\\.([\\w-]+)$/.exec(question) ?? [];
  if (!salt) return 'error';
  return (await sha256([clientId, origin, browserState(), salt].join(' '))) === hash ? 'unchanged' : 'changed';
};
addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source === window || !source) return;
  source.postMessage(await answerTo(data, origin).catch(() => 'error'), origin);
});
`;

/**
 * The check-session iframe. It replies to "client_id session_state" messages with unchanged, changed or error (OpenID Connect Session
 * Management 1.0, section 3.2).
 */
export const CheckSessionPage = ({ nonce }: { nonce: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Session check</title>
    </head>
    <body>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: CHECK_SESSION_SCRIPT }} />
    </body>
  </html>
);
