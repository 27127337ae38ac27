import './charts.css';
import { seriesStyle } from './seriesStyle.ts';

export function SeriesSwatch({ index }: { index: number }) {
  const { className, dash, mark } = seriesStyle(index);
  return (
    <svg className={`series-swatch ${className}`} viewBox="0 0 32 14" aria-hidden="true">
      <path className="series-line" d="M0 7H32" strokeDasharray={dash} />
      <path className="series-mark" d={mark} transform="translate(16 7)" />
    </svg>
  );
}
