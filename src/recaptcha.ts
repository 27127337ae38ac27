/**
 * Script of the iframe in the identity check, used when the configuration selects reCAPTCHA. Google's script runs only here, under this
 * page's own Content-Security-Policy, and is gone with the iframe before a card or account number is entered.
 */
import type { RecaptchaMessage } from '#platform/humanCheck/recaptchaMessage.ts';

/** The part of Google's API that is used here: https://developers.google.com/recaptcha/docs/display */
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

const RECAPTCHA_SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?onload=recaptchaLoaded&render=explicit&hl=en';
/** Width in pixels of Google's normal widget; a narrower window gets the compact one. */
const NORMAL_WIDTH = 304;

const postToPortal = (message: RecaptchaMessage) => window.parent.postMessage(message, window.location.origin);
const reportFailure = () => postToPortal({ source: 'recaptcha', ended: 'error' });

/** Reports the height of Google's visible iframes: the checkbox, and the image challenge over it. */
function reportHeight() {
  const shown = [...document.querySelectorAll('iframe')].filter((frame) => getComputedStyle(frame).visibility === 'visible');
  const height = Math.ceil(Math.max(0, ...shown.map((frame) => frame.getBoundingClientRect().bottom)));
  if (height > 0) postToPortal({ source: 'recaptcha', height });
}

window.recaptchaLoaded = () => {
  const container = document.getElementById('recaptcha');
  try {
    if (container === null || window.grecaptcha === undefined) throw new Error('Google’s script came to nothing');
    window.grecaptcha.render(container, {
      sitekey: decodeURIComponent(window.location.hash.slice(1)),
      size: window.innerWidth < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (token) => postToPortal({ source: 'recaptcha', token }),
      'expired-callback': () => postToPortal({ source: 'recaptcha', ended: 'expired' }),
      'error-callback': reportFailure,
    });
  } catch {
    reportFailure(); // This happens, for example, when the site key is invalid.
  }
};

new MutationObserver(reportHeight).observe(document.body, { subtree: true, childList: true, attributes: true });

const script = document.createElement('script');
script.src = RECAPTCHA_SCRIPT_URL;
script.onerror = reportFailure;
document.head.append(script);
