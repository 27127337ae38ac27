/**
 * What is fetched ahead of "Report a problem": all its code, of which nothing runs before somebody opens a report. Run ahead, its
 * redaction and its form cost every first page about 8 of 160 ms of the main thread once it was idle.
 */
export const runReport = () => import(/* webpackMode: "eager" */ './openReport.tsx');
