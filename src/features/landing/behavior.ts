/**
 * The first page's one script, written into the document: 1.25 KB at most, so it is terse. Without it the page works as well, but for
 * keeping the choice of colors.
 */

/** Specification, section 9. */
const SOLID_AFTER = 30;
const SCROLL_MS = 800;

/** As `scroll-padding-top` in landing.css: the header's height, and some air. */
const AIR = 88;

/** Where the application keeps what was chosen, as JSON. */
const KEPT = 'persist:preferences';

const root = document.documentElement;
const night = root.querySelector('#night') as HTMLInputElement;

let isStopped = false;
/** A person who scrolls has the last word. */
onwheel = onpointerdown = onkeydown = () => (isStopped = true);

/**
 * What signing in needs comes once this page is drawn and nothing else goes on, but not to those who save data. As calls, which all browsers
 * judge by the policy's `connect-src`: links that prefetch are refused by one, and unknown to another.
 */
const fetchAhead = () =>
  root.dataset['ahead']?.split(' ').map((url) => fetch(url, { priority: 'low' }).then((answer) => answer.text(), String));
type WhenIdle = (work: () => void, atLatest: { timeout: number }) => void;
/** Not every browser has these two. To setTimeout, what is no number is 0. */
const { requestIdleCallback: whenIdle = setTimeout as unknown as WhenIdle } = window as { requestIdleCallback?: WhenIdle };
const { connection } = navigator as { connection?: { saveData: boolean } };
if (!connection?.saveData) onload = () => whenIdle(fetchAhead, { timeout: 5000 });

const placeHeader = (onscroll = () => root.classList.toggle('is-top', scrollY <= SOLID_AFTER));
placeHeader();

function glideTo(heading: HTMLElement): void {
  const from = scrollY;
  const way = heading.getBoundingClientRect().top - AIR;
  const start = performance.now();
  isStopped = false;
  const step = (now: number) => {
    // A frame may have begun before the press was handled.
    const part = Math.min(1, Math.max(0, now - start) / SCROLL_MS);
    if (isStopped) return;
    scrollTo({ top: from + way * part * part * (3 - 2 * part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
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
  } else if (heading && !matchMedia('(prefers-reduced-motion:reduce)').matches) glideTo(heading);
  else return;
  event.preventDefault();
};

if (root.dataset['choice'] === 'choice') {
  const kept = () => JSON.parse((localStorage[KEPT] as string | undefined) ?? '{}') as Record<string, string>;
  night.checked = kept()['appearance'] === 'dark';
  night.onchange = () => (localStorage[KEPT] = JSON.stringify({ ...kept(), appearance: night.checked ? 'dark' : 'light' }));
}
