import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';

/** The report before its figures are here. */
export const ReportOutline = () => (
  <div className="two-columns">
    <div className="stack">
      <CardSkeleton lead of="facts" rows={2} />
      <CardSkeleton of="facts" rows={8} />
    </div>
    <CardSkeleton lead of="facts" rows={5} />
  </div>
);
