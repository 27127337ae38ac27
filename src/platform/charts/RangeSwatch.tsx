import './charts.css';

export function RangeSwatch() {
  return (
    <svg className="series-swatch series-1" viewBox="0 0 32 14" aria-hidden="true">
      <path className="chart-range" d="M0 1H32V13H0Z" />
    </svg>
  );
}
