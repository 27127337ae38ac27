/**
 * The landing page's only script, inlined into the document and limited to 1.25 KB, hence its terse style. Without it the page still
 * works, except that the choice of colors is not saved.
 */

/** Scroll offset in pixels above which the header becomes solid, and length of a smooth scroll (specification, section 9). */
const SOLID_HEADER_SCROLL_PX = 30;
const SCROLL_DURATION_MS = 800;

/** Pixels left above a heading after scrolling to it: header height plus some space. Must equal `scroll-padding-top` in landing.css. */
const SCROLL_MARGIN = 88;

/** localStorage key under which the application stores the user's preferences as JSON. */
const PREFERENCES_KEY = 'persist:preferences';

const root = document.documentElement;
const nightSwitch = root.querySelector('#night') as HTMLInputElement;

let isScrollStopped = false;
/** Any user input stops a running smooth scroll. */
onwheel = onpointerdown = onkeydown = () => (isScrollStopped = true);

/**
 * Prefetches the files needed for sign-in once this page has loaded and is idle, unless the user saves data. It uses `fetch`, which every
 * browser checks against `connect-src`; one browser blocks prefetch links by that policy, and another does not support them.
 */
const prefetchSignIn = () =>
  root.dataset['ahead']?.split(' ').map((url) => fetch(url, { priority: 'low' }).then((answer) => answer.text(), String));
type WhenIdle = (work: () => void, atLatest: { timeout: number }) => void;
/**
 * Not every browser has requestIdleCallback and navigator.connection. As a fallback, setTimeout treats the options object as a delay of
 * zero.
 */
const { requestIdleCallback: whenIdle = setTimeout as unknown as WhenIdle } = window as { requestIdleCallback?: WhenIdle };
const { connection } = navigator as { connection?: { saveData: boolean } };
if (!connection?.saveData) onload = () => whenIdle(prefetchSignIn, { timeout: 5000 });

const updateHeader = (onscroll = () => root.classList.toggle('is-top', scrollY <= SOLID_HEADER_SCROLL_PX));
updateHeader();

function scrollSmoothlyTo(heading: HTMLElement): void {
  const from = scrollY;
  const distance = heading.getBoundingClientRect().top - SCROLL_MARGIN;
  const start = performance.now();
  isScrollStopped = false;
  const step = (now: number) => {
    // The timestamp of the first frame may be earlier than the click.
    const progress = Math.min(1, Math.max(0, now - start) / SCROLL_DURATION_MS);
    if (isScrollStopped) return;
    scrollTo({ top: from + distance * progress * progress * (3 - 2 * progress), behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else {
      location.hash = heading.id;
      heading.focus();
    }
  };
  step(start);
}

onclick = (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || event.ctrlKey || event.metaKey) return;
  const heading = link.hash && root.querySelector<HTMLElement>('h2' + link.hash);
  if (link.className === 'play') {
    const frame = document.createElement('iframe');
    frame.title = link.innerText;
    frame.src = link.href + '#play';
    link.replaceWith(frame);
    frame.focus();
  } else if (heading && !matchMedia('(prefers-reduced-motion:reduce)').matches) scrollSmoothlyTo(heading);
  else return;
  event.preventDefault();
};

if (root.dataset['choice'] === 'choice') {
  const kept = () => JSON.parse((localStorage[PREFERENCES_KEY] as string | undefined) ?? '{}') as Record<string, string>;
  nightSwitch.checked = kept()['appearance'] === 'dark';
  nightSwitch.onchange = () =>
    (localStorage[PREFERENCES_KEY] = JSON.stringify({ ...kept(), appearance: nightSwitch.checked ? 'dark' : 'light' }));
}
