/**
 * Chunk with all code of "Report a problem". It is fetched in advance but runs only when a report is opened; run in advance, it would
 * cost every first page about 8 ms of main-thread time.
 */
export const importReport = () => import(/* webpackMode: "eager" */ './openReport.tsx');
