export const taskHeadingId = (taskId: string): string => `task-${taskId}`;

/** For when what had the focus goes away from a task. */
export function focusTask(taskId: string): void {
  (document.getElementById(taskHeadingId(taskId)) ?? document.querySelector('h1'))?.focus();
}
