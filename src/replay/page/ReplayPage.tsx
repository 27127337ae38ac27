import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { ReportFileError } from '#replay/opening/reportFileError.ts';
import { readReport } from '#replay/opening/openReport.ts';
import type { Report } from '#replay/report.ts';
import { Logo } from '#platform/ui/layout/Logo.tsx';

import { ChooseFile } from './ChooseFile.tsx';
import { messages } from './messages.ts';
import { OpeningStatus } from './OpeningStatus.tsx';
import './replay.css';
import { ReportBoundary } from './ReportBoundary.tsx';
import { ReportView } from './ReportView.tsx';
import { useDroppedFile } from './useDroppedFile.ts';

type Opening = { state: 'none' } | { state: 'opening' } | { state: 'refused'; problem: ReportFileError } | Opened;
interface Opened {
  state: 'open';
  report: Report;
}

/** Page on which support opens a problem report's file. @param isOn whether the deployment has enabled it */
export function ReplayPage({ isOn }: { isOn: boolean }) {
  const [opening, setOpening] = useState<Opening>({ state: 'none' });
  const open = async (file: File) => {
    setOpening({ state: 'opening' });
    try {
      setOpening({ state: 'open', report: await readReport(file) });
    } catch (problem) {
      setOpening({ state: 'refused', problem: problem instanceof ReportFileError ? problem : new ReportFileError('broken') });
    }
  };
  const isOver = useDroppedFile(isOn, (file) => void open(file));
  const report = opening.state === 'open' ? opening.report : null;

  return (
    <div className={isOver ? 'replay replay-over' : 'replay'}>
      <header className="replay-bar">
        <Logo />
        <span>
          <FormattedMessage {...messages.title} />
        </span>
        {report !== null && <ChooseFile name={messages.chooseOther} onFile={(file) => void open(file)} />}
      </header>
      <main>
        {report !== null ? (
          <ReportBoundary key={report.portal.reference + report.portal.savedAt}>
            <ReportView report={report} />
          </ReportBoundary>
        ) : (
          <NarrowColumn spacing={2}>
            <h1>
              <FormattedMessage {...messages.title} />
            </h1>
            {isOn ? (
              <>
                <Typography variant="subtitle1">
                  <FormattedMessage {...messages.lead} />
                </Typography>
                <Card className="replay-drop">
                  <ChooseFile isMain name={messages.choose} onFile={(file) => void open(file)} />
                  <Typography color="textSecondary">
                    <FormattedMessage {...(isOver ? messages.dropNow : messages.drop)} />
                  </Typography>
                </Card>
              </>
            ) : (
              <p>
                <FormattedMessage {...messages.off} />
              </p>
            )}
            <OpeningStatus
              isOpening={opening.state === 'opening'}
              problem={opening.state === 'refused' ? opening.problem : null}
            />
          </NarrowColumn>
        )}
      </main>
    </div>
  );
}
