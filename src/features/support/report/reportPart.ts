/**
 * What is fetched ahead of "Report a problem": all its code, of which nothing runs before somebody opens a report. Run ahead, its
 * redaction and its form cost every first page 8 % of its scripting (bench, `loans.scripting`).
 */
export const runReport = () => import(/* webpackMode: "eager" */ './openReport.tsx');
