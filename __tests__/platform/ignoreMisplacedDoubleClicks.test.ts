import { ignoreMisplacedDoubleClicks } from '#platform/ignoreMisplacedDoubleClicks.ts';

let stop: () => void;
const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `
    <button id="send"><span id="word">Send</span></button>
    <button id="remove">Remove</button>
    <a id="link" href="#elsewhere">Elsewhere</a>
    <input id="box" type="checkbox" /><label id="label" for="box">Yes</label>
    <p id="text">Text</p>`;
  document.body.addEventListener('click', note);
  stop = ignoreMisplacedDoubleClicks();
});
afterEach(() => {
  stop();
  document.body.removeEventListener('click', note);
});

const note = ({ target, defaultPrevented }: MouseEvent) => {
  if (target instanceof Element && !defaultPrevented) pressed.push(target.id);
};

/** @param nth number of clicks in quick succession at one place, as in `MouseEvent.detail`; 0 means a key press */
function press(id: string, nth: number): void {
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: nth }));
}

test.each<{ what: string; presses: [id: string, nth: number][]; gets: string[] }>([
  {
    what: 'a double click on one button',
    presses: [
      ['send', 1],
      ['send', 2],
    ],
    gets: ['send', 'send'],
  },
  {
    what: 'a double click on a button’s content',
    presses: [
      ['word', 1],
      ['send', 2],
    ],
    gets: ['word', 'send'],
  },
  {
    what: 'a double click on a button replaced by another one',
    presses: [
      ['send', 1],
      ['remove', 2],
    ],
    gets: ['send'],
  },
  {
    what: 'three clicks on a button replaced by a link',
    presses: [
      ['send', 1],
      ['link', 2],
      ['link', 3],
    ],
    gets: ['send'],
  },
  {
    what: 'a double click on text replaced by a button',
    presses: [
      ['text', 1],
      ['remove', 2],
    ],
    gets: ['text'],
  },
  {
    what: 'a double click on a button replaced by text',
    presses: [
      ['send', 1],
      ['text', 2],
    ],
    gets: ['send', 'text'],
  },
  {
    what: 'one button after another',
    presses: [
      ['send', 1],
      ['remove', 1],
      ['remove', 2],
    ],
    gets: ['send', 'remove', 'remove'],
  },
  {
    what: 'by mouse and then by key',
    presses: [
      ['send', 1],
      ['remove', 0],
    ],
    gets: ['send', 'remove'],
  },
  {
    what: 'a label, then its box',
    presses: [
      ['label', 1],
      ['box', 2],
    ],
    gets: ['label', 'box', 'box'],
  },
])('$what: clicks on $gets', ({ presses, gets }) => {
  for (const [id, nth] of presses) press(id, nth);
  expect(pressed).toEqual(gets);
});

test('a misplaced click has no effect: a checkbox stays unchanged', () => {
  press('send', 1);
  press('box', 2);
  expect(document.getElementById('box')).not.toBeChecked();
  press('box', 1);
  expect(document.getElementById('box')).toBeChecked();
});
