import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Types and clicks without delays and without the pointer-events check, which reads styles that jsdom does not compute. */
export const fastUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
