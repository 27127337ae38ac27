import Skeleton from '@mui/material/Skeleton';

/** As high as a choice on a phone, so that nothing that can be seen moves when they arrive. */
const ROW_HEIGHT_PX = 300;

/** The outline of so many choices. */
export const ChoicesSkeleton = ({ rows }: { rows: number }) => <Skeleton height={`${rows * ROW_HEIGHT_PX}px`} />;
