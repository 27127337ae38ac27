const DRAWINGS = {
  /** A house on its hill. */
  home: 'M8 62h80M20 62V34L48 14l28 20v28M41 62V46h14v16M62 24v-8h6v12',
  /** A letter that is not there yet. */
  letter: 'M14 20h68v40H14ZM14 20l34 24 34-24M6 66h84',
  /** A payment card. */
  card: 'M14 16h68v44H14ZM14 30h68M24 48h16',
  /** A signpost at a fork. */
  signpost: 'M48 66V10M48 16h26l8 7-8 7H48M48 36H24l-8 7 8 7h24M34 66h28',
  /** A cut cable. */
  cable: 'M6 44h26c6 0 6-12 12-12M52 32h6M60 40c6 0 6 12 12 12h18M44 26l-4-6M52 22v-7M58 52l4 6M50 56v7',
  /** A door with its key beside it. */
  door: 'M26 64V12h32v52M18 64h60M50 40v.1M70 36a5 5 0 1 1 0 .1M70 41v14M70 50h5',
} as const;

/** Where each drawing begins, so that it lines up with the words under it. */
const LEFT: Record<Drawing, number> = { home: 8, letter: 6, card: 13, signpost: 16, cable: 6, door: 18 };

export type Drawing = keyof typeof DRAWINGS;

/** A small line drawing beside a sentence. Decoration only. */
export function LineDrawing({ name }: { name: Drawing }) {
  return (
    <svg
      className="drawing"
      viewBox={`${LEFT[name]} 0 96 72`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
