/** What the clip shows and for how long, with the words that captions say about it. The clip has no sound. */
export interface Scene {
  name: 'street' | 'owe' | 'pay' | 'done' | 'help';
  /** Seconds from the beginning of the clip. */
  from: number;
  to: number;
  captions: readonly { from: number; to: number; words: string }[];
}

export const STORYBOARD: readonly Scene[] = [
  {
    name: 'street',
    from: 0,
    to: 4,
    captions: [{ from: 0, to: 4, words: '[No sound]\nA street in the evening. One house has its lights on.' }],
  },
  {
    name: 'owe',
    from: 4,
    to: 12,
    captions: [
      { from: 4, to: 8, words: 'You see what you owe: $1,842.17, due December 1.\nThe figures are made up.' },
      { from: 8, to: 12, words: 'Below it is what the payment is for, line by line.\nThe lines add up to the amount due.' },
    ],
  },
  {
    name: 'pay',
    from: 12,
    to: 19,
    captions: [
      { from: 12, to: 15.5, words: 'You choose how to pay: a debit card or a bank account.\nHere it is the bank account.' },
      { from: 15.5, to: 19, words: 'You read it over, then press the button with the amount.\nNothing is charged before that.' },
    ],
  },
  {
    name: 'done',
    from: 19,
    to: 24,
    captions: [{ from: 19, to: 24, words: 'You get a receipt with a confirmation number,\non the page and by email.' }],
  },
  {
    name: 'help',
    from: 24,
    to: 28,
    captions: [{ from: 24, to: 28, words: 'Do you have a question? Call us.\nThe number is at the bottom of every page.' }],
  },
];

/** Seconds. */
export const LENGTH = 28;
