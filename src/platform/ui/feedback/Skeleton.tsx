interface Props {
  /** CSS lengths of the final content, so that nothing moves when it arrives. */
  height: string;
  width?: string;
}

/** A block in the shape of what is coming. */
export function Skeleton({ height, width = '100%' }: Props) {
  return <span className="skeleton-block" style={{ height, width }} />;
}
