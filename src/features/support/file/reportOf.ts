import type { ProblemReport } from '#contract/support.ts';
import { buildInfo } from '#platform/config/buildInfo.ts';
import type { History } from '#platform/history/history.ts';

export interface ReportRequest {
  reference: string;
  words: string;
  takenOut: readonly string[];
}

export interface ReportBuilder {
  report: (request: ReportRequest) => ProblemReport;
}

/** Builds the file's content; the same history and redactor give the same stand-ins each time. */
export function createReportBuilder(_history: History): ReportBuilder {
  const savedAt = new Date().toISOString();
  return {
    report: ({ reference, words, takenOut }) => ({
      actionsById: {
        0: {
          type: 'PERFORM_ACTION',
          action: { type: '@@INIT', is: '@@INIT', by: 'portal', screen: '' },
          timestamp: Date.parse(savedAt),
        },
      },
      computedStates: [{ state: {} }],
      committedState: {},
      currentStateIndex: 0,
      nextActionId: 1,
      stagedActionIds: [0],
      skippedActionIds: [],
      monitorState: {},
      portal: {
        schema: 1,
        reference,
        savedAt,
        words,
        release: buildInfo,
        environment: {
          browser: '',
          system: '',
          language: navigator.language,
          timeZone: '',
          isOnline: navigator.onLine,
          scale: window.devicePixelRatio,
          settings: [],
        },
        runtimeDocument: {},
        screens: [],
        calls: [],
        console: [],
        timings: [],
        takenOut: [...takenOut],
      },
    }),
  };
}
