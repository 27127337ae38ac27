export const taskHeadingId = (taskId: string): string => `task-${taskId}`;

/** Focuses the task's heading after the focused element in it was removed. */
export function focusTaskHeading(taskId: string): void {
  (document.getElementById(taskHeadingId(taskId)) ?? document.querySelector('h1'))?.focus();
}
