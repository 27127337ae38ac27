import type { ReactNode } from 'react';

/** Left edge of each drawing's content, used as the view box's x, so that the drawing aligns with the text below it. */
const DRAWING_LEFT_EDGE = { home: 5, letter: 18, card: 14, signpost: 5, cable: 3, door: 5, papers: 12, rate: 5 };

export type Drawing = keyof typeof DRAWING_LEFT_EDGE;

const DRAWINGS: Record<Drawing, ReactNode> = {
  home: (
    <>
      <circle cx="86" cy="36" r="26" className="drawing-ground" />
      <path d="M18 64v22" />
      <path className="drawing-sand" d="M18 42c7 0 11 6 11 13s-4 11-11 11S7 62 7 55s4-13 11-13Z" />
      <path className="drawing-sheet" d="M42 86V50l24-21 24 21v36Z" />
      <path className="drawing-solid" d="M78 38V26h7v18Z" />
      <path strokeWidth="5" d="M36 55.5 66 29l30 26.5" />
      <path className="drawing-solid" d="M59 86V71a7 7 0 0 1 14 0v15Z" />
      <path className="drawing-sand" d="M61 48h10v10H61Z" />
      <path d="M6 86h108" />
    </>
  ),
  letter: (
    <>
      <path className="drawing-sand" d="M20 46 60 20l40 26v40H20Z" />
      <path className="drawing-sheet" d="M32 62V12h56v50L60 76Z" />
      <path d="M42 24h24M42 34h36M42 44h36" />
      <path className="drawing-sand" d="M20 46l40 26 40-26v40H20Z" />
      <path d="M20 86l28-22M100 86 72 64" />
      <circle cx="78" cy="24" r="4" className="drawing-solid drawing-ground" />
    </>
  ),
  card: (
    <>
      <g transform="rotate(-10 60 48)">
        <rect x="24" y="16" width="78" height="50" rx="6" className="drawing-sand" />
      </g>
      <rect x="16" y="32" width="82" height="52" rx="6" className="drawing-sheet" />
      <path className="drawing-solid drawing-ground" d="M16 43h82v11H16Z" />
      <path d="M26 72h22M80 72h8" />
      <rect x="62" y="66" width="12" height="10" rx="2" className="drawing-ground" />
    </>
  ),
  signpost: (
    <>
      <circle cx="36" cy="34" r="24" className="drawing-ground" />
      <path strokeWidth="5" d="M60 84V8" />
      <path className="drawing-solid" d="M56 16h36l9 9-9 9H56Z" />
      <path className="drawing-sand" d="M66 42H32l-9 9 9 9h34Z" />
      <path d="M6 86h108M24 86l-3-8M30 86l2-10M94 86l-2-9M100 86l3-7" />
      <path className="drawing-light" d="M66 25h20" />
      <path d="M40 51h18" />
    </>
  ),
  cable: (
    <>
      <circle cx="62" cy="50" r="32" className="drawing-ground" />
      <path d="M4 78c22 0 8-28 26-28" />
      <path className="drawing-sheet" d="M30 40h18a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H30Z" />
      <path strokeWidth="4" d="M53 45h8M53 55h8" />
      <path className="drawing-solid" d="M94 38H80a6 6 0 0 0-6 6v12a6 6 0 0 0 6 6h14Z" />
      <path d="M94 50c16 0 4 28 22 28" />
      <path d="M68 30v-9M59 32l-4-8M77 32l4-8" />
    </>
  ),
  door: (
    <>
      <path className="drawing-sand" d="M30 86V40a28 28 0 0 1 56 0v46Z" />
      <path className="drawing-solid" d="M39 86V42a19 19 0 0 1 38 0v44Z" />
      <circle cx="70" cy="64" r="2.5" className="drawing-ground" />
      <path className="drawing-light" d="M50 40a8 8 0 0 1 16 0v8H50Z" />
      <path className="drawing-sheet" d="M94 86l-3-14h20l-3 14Z" />
      <path d="M101 72V58M101 66c-6 0-8-4-8-9 6 0 8 4 8 9ZM101 62c0-6 3-9 9-9 0 6-3 9-9 9Z" />
      <path d="M6 86h108" />
    </>
  ),
  papers: (
    <>
      <path className="drawing-sand" d="m14 24 46-10 14 62-46 10Z" />
      <path className="drawing-sheet" d="M40 22h36l16 16v48H40Z" />
      <path className="drawing-solid" d="M76 22v16h16Z" />
      <path d="M50 48h32M50 58h32M50 68h20" />
    </>
  ),
  /** A stair-step line that falls to the borrower's target rate. */
  rate: (
    <>
      <circle cx="86" cy="36" r="26" className="drawing-ground" />
      <path d="M10 16h18v12h20V20h14v22h18v14h14v12" />
      <circle cx="10" cy="16" r="4" className="drawing-sheet" />
      <path className="drawing-solid" d="m94 62 9 9-9 9-9-9Z" />
      <path d="M6 86h108" />
    </>
  ),
};

/**
 * Decorative drawing above a sentence, in two colors: a sand shape, green lines and one solid green part. The colors are set in kit.css,
 * so that they follow light and dark mode.
 */
export function LineDrawing({ name }: { name: Drawing }) {
  return (
    <div className="drawing" aria-hidden="true">
      <svg viewBox={`${DRAWING_LEFT_EDGE[name]} 0 120 96`}>{DRAWINGS[name]}</svg>
    </div>
  );
}
