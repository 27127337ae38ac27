/** The five scenes of the clip. Each draws its whole page at a moment, in seconds since the scene began. */
import { appear, ease, fill, HEIGHT, ink, line, mix, sheet, stroke, WIDTH, write, type Brush } from './brush.ts';
import type { Scene } from './storyboard.ts';

/** Below it stand the captions. */
const FLOOR = 560;

const HOUSES = [40, 200, 470, 610, 756, 880];

function ground(brush: Brush, color: string): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The street of the first page. `lit`: how bright the windows of the one house are. */
function street(brush: Brush, lit: number): void {
  brush.save();
  brush.translate(0, FLOOR - 213);
  brush.scale(4 / 3, 4 / 3);
  for (const x of HOUSES) {
    fill(brush, `M${x} 160v-46l40-34 40 34v46Z`, mix(ink.brand, ink['brand-soft'], 0.17));
    fill(brush, `M${x + 20} 124h12v16h-12ZM${x + 48} 124h12v16h-12Z`, ink.brand);
  }
  for (const x of [128, 430, 568, 740])
    fill(
      brush,
      `M${x - 2} 160v-40h4v40ZM${x - 18} 108a18 26 0 1 1 36 0 18 26 0 1 1-36 0Z`,
      mix(ink.brand, ink['brand-soft'], 0.22),
    );
  fill(brush, 'M384 100V66h14v34ZM316 160v-58l52-46 52 46v58Z', mix(ink.brand, ink['brand-soft'], 0.35));
  stroke(brush, 'm310 106 58-52 58 52', ink['brand-soft'], 6);
  fill(
    brush,
    'M334 112h16v20h-16ZM386 112h16v20h-16ZM358 160v-26a10 10 0 0 1 20 0v26ZM361 80h14v14h-14Z',
    mix(ink.brand, ink.sand, lit),
  );
  brush.restore();
  line(brush, 0, FLOOR, WIDTH, ink['brand-soft'], 3);
}

function drawStreet(brush: Brush, at: number): void {
  ground(brush, ink.brand);
  street(brush, ease(at, 1, 1.8));
  appear(brush, ease(at, 0.2, 0.9), () => {
    write(brush, 'How paying online works', WIDTH / 2, 190, { size: 64, weight: 650, color: ink['on-brand'], align: 'center' });
  });
  appear(brush, ease(at, 0.7, 1.4), () => {
    write(brush, 'What you owe, how you pay, and your receipt', WIDTH / 2, 250, {
      size: 30,
      color: ink['on-brand'],
      align: 'center',
    });
  });
}

/** The heads of the three steps; `now` counts from 0. */
function steps(brush: Brush, now: number): void {
  ground(brush, ink.paper);
  brush.fillStyle = ink.brand;
  brush.fillRect(0, 0, WIDTH, 88);
  ['1. What you owe', '2. How you pay', '3. Your receipt'].forEach((name, index) => {
    const isNow = index === now;
    write(brush, name, 160 + index * 340, 55, {
      size: 28,
      weight: isNow ? 650 : 400,
      color: isNow ? ink['on-brand'] : ink['brand-soft'],
    });
    if (isNow) line(brush, 160 + index * 340, 76, 390 + index * 340, ink.sand, 5);
  });
}

const LINES = [
  ['Principal and interest', '$1,264.14'],
  ['Taxes and insurance', '$482.53'],
  ['Other insurance', '$95.50'],
] as const;

function drawOwe(brush: Brush, at: number): void {
  steps(brush, 0);
  appear(brush, ease(at, 0.2, 0.8), () => {
    sheet(brush, 120, 120, 500, 400, 6);
    write(brush, 'An example with made-up figures', 160, 172, { size: 22, color: ink.muted });
    write(brush, '$1,842.17', 158, 258, { size: 76, weight: 650 });
    write(brush, 'due December 1, in 9 days', 160, 310, { size: 30 });
    dueLine(brush, ease(at, 1, 2.4));
  });
  appear(brush, ease(at, 3.6, 4.2), () => sheet(brush, 660, 120, 500, 400, 6));
  LINES.forEach(([name, amount], index) => {
    appear(brush, ease(at, 4 + index * 0.5, 4.5 + index * 0.5), () => {
      const y = 186 + index * 76;
      write(brush, name, 700, y, { size: 28 });
      write(brush, amount, 1120, y, { size: 28, align: 'right' });
      if (index < LINES.length - 1) line(brush, 700, y + 28, 1120);
    });
  });
  appear(brush, ease(at, 5.6, 6.2), () => {
    line(brush, 700, 412, 1120, ink.primary, 4);
    write(brush, 'Amount due', 700, 466, { size: 32, weight: 650 });
    write(brush, '$1,842.17', 1120, 466, { size: 32, weight: 650, align: 'right' });
  });
}

/** Days until the due date, as the loans show it: a ring for today, a diamond for the due day. */
function dueLine(brush: Brush, drawn: number): void {
  line(brush, 168, 380, 580, ink.sand, 12);
  line(brush, 168, 380, 168 + 170 * drawn, ink.primary, 12);
  fill(brush, 'M160 380a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z', ink.card);
  stroke(brush, 'M160 380a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z', ink.ink, 6);
  fill(brush, 'M338 362 356 380 338 398 320 380Z', ink.primary);
  write(brush, 'Today', 160, 440, { size: 22, weight: 650 });
  write(brush, 'Due Dec 1', 338, 440, { size: 22, weight: 650, align: 'center' });
  write(brush, 'No late charge', 580, 440, { size: 22, weight: 650, align: 'right' });
  write(brush, 'through Dec 16', 580, 472, { size: 22, align: 'right' });
}

function drawPay(brush: Brush, at: number): void {
  steps(brush, 1);
  const chosen = ease(at, 1.6, 1.9);
  const choice = (y: number, name: string, detail: string, share: number) => {
    sheet(brush, 240, y, 800, 104);
    if (share > 0) {
      brush.save();
      brush.globalAlpha = share;
      brush.beginPath();
      brush.roundRect(240, y, 800, 104, 14);
      brush.strokeStyle = ink.primary;
      brush.lineWidth = 5;
      brush.stroke();
      brush.beginPath();
      brush.arc(300, y + 52, 10, 0, Math.PI * 2);
      brush.fillStyle = ink.primary;
      brush.fill();
      brush.restore();
    }
    brush.beginPath();
    brush.arc(300, y + 52, 19, 0, Math.PI * 2);
    brush.strokeStyle = share > 0.5 ? ink.primary : ink.control;
    brush.lineWidth = 4;
    brush.stroke();
    write(brush, name, 348, y + 48, { size: 30, weight: 650 });
    write(brush, detail, 348, y + 82, { size: 24, color: ink.muted });
  };
  appear(brush, ease(at, 0.2, 0.8), () => choice(124, 'Debit card', 'Card number and expiration date', 0));
  appear(brush, ease(at, 0.5, 1.1), () => choice(248, 'Bank account', 'Routing number and account number', chosen));
  appear(brush, ease(at, 3.4, 4), () => {
    const pressed = ease(at, 5.6, 5.8) - ease(at, 6, 6.3);
    brush.beginPath();
    brush.roundRect(240, 404, 800, 96, 14);
    brush.fillStyle = mix(ink.primary, ink['primary-strong'], pressed);
    brush.fill();
    write(brush, 'Pay $1,842.17', WIDTH / 2, 465, { size: 36, weight: 650, color: ink['on-primary'], align: 'center' });
  });
}

function drawDone(brush: Brush, at: number): void {
  steps(brush, 2);
  appear(brush, ease(at, 0.2, 0.8), () => {
    sheet(brush, 340, 116, 600, 420, 6);
    brush.beginPath();
    brush.arc(416, 196, 38, 0, Math.PI * 2);
    brush.fillStyle = ink['primary-soft'];
    brush.fill();
    const drawn = ease(at, 0.8, 1.2);
    brush.save();
    brush.beginPath();
    brush.rect(390, 150, 60 * drawn, 90);
    brush.clip();
    stroke(brush, 'm398 198 13 13 24-27', ink.primary, 7);
    brush.restore();
    write(brush, 'We received your payment', 476, 208, { size: 32, weight: 650 });
    write(brush, '$1,842.17', 380, 308, { size: 64, weight: 650 });
  });
  const rows = [
    ['Confirmation number', 'P-0000-0000'],
    ['Paid from', 'Bank account ending in 0000'],
    ['Receipt', 'Sent to your email'],
  ] as const;
  rows.forEach(([name, what], index) => {
    appear(brush, ease(at, 1.2 + index * 0.4, 1.7 + index * 0.4), () => {
      const y = 378 + index * 56;
      write(brush, name, 380, y, { size: 24, color: ink.muted });
      write(brush, what, 900, y, { size: 24, weight: 550, align: 'right' });
      if (index < rows.length - 1) line(brush, 380, y + 20, 900);
    });
  });
}

function drawHelp(brush: Brush, at: number): void {
  ground(brush, ink.brand);
  street(brush, 1);
  appear(brush, ease(at, 0.2, 0.8), () => {
    write(brush, 'Questions? Call us.', WIDTH / 2, 190, { size: 64, weight: 650, color: ink['on-brand'], align: 'center' });
    write(brush, 'The number is at the bottom of every page', WIDTH / 2, 250, {
      size: 30,
      color: ink['on-brand'],
      align: 'center',
    });
  });
}

/** How each scene of the storyboard is drawn. */
export const SCENES: Record<Scene['name'], (brush: Brush, at: number) => void> = {
  street: drawStreet,
  owe: drawOwe,
  pay: drawPay,
  done: drawDone,
  help: drawHelp,
};
