/**
 * The page in the frame of the identity check, where the runtime document names reCAPTCHA. Google's script runs here, under a policy
 * of this page's own, and ends with the frame: before a card or an account number is asked for.
 */
import type { RecaptchaMessage } from '#platform/humanCheck/recaptchaMessage.ts';

/** The part of Google's interface that is used: https://developers.google.com/recaptcha/docs/display */
interface Recaptcha {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    recaptchaLoaded?: () => void;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?onload=recaptchaLoaded&render=explicit&hl=en';
/** Google's box with its text is this wide; in less room it draws a narrow one. */
const NORMAL_WIDTH = 304;

const tell = (message: RecaptchaMessage) => window.parent.postMessage(message, window.location.origin);
const fail = () => tell({ source: 'recaptcha', ended: 'error' });

/** Google's visible frames: the box, and the pictures over it. */
function tellHeight() {
  const shown = [...document.querySelectorAll('iframe')].filter((frame) => getComputedStyle(frame).visibility === 'visible');
  const height = Math.ceil(Math.max(0, ...shown.map((frame) => frame.getBoundingClientRect().bottom)));
  if (height > 0) tell({ source: 'recaptcha', height });
}

window.recaptchaLoaded = () => {
  const container = document.getElementById('recaptcha');
  try {
    if (container === null || window.grecaptcha === undefined) throw new Error('Google’s script came to nothing');
    window.grecaptcha.render(container, {
      sitekey: decodeURIComponent(window.location.hash.slice(1)),
      size: window.innerWidth < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (token) => tell({ source: 'recaptcha', token }),
      'expired-callback': () => tell({ source: 'recaptcha', ended: 'expired' }),
      'error-callback': fail,
    });
  } catch {
    fail(); // for example when Google does not know the site key
  }
};

new MutationObserver(tellHeight).observe(document.body, { subtree: true, childList: true, attributes: true });

const script = document.createElement('script');
script.src = SCRIPT;
script.onerror = fail;
document.head.append(script);
