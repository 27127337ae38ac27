import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, useRef, useEffect, useEffectEvent, Component, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { ReportFileError } from '#replay/opening/reportFileError.ts';
import { readReport } from '#replay/opening/openReport.ts';
import type { Report } from '#replay/report.ts';
import { Logo } from '#platform/ui/layout/Logo.tsx';

import { messages } from './messages.ts';
import './replay.css';
import { ReportView } from './ReportView.tsx';

interface BoundaryState {
  isBroken: boolean;
}

/** Error boundary around a report: shows that it could not be displayed, while the page around it still lets the user open another file. */
class ReportBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Alert severity="error">
        <AlertTitle>
          <FormattedMessage {...messages.notShown} />
        </AlertTitle>
        <p>
          <FormattedMessage {...messages.notShownBody} />
        </p>
      </Alert>
    );
  }
}

type ReportOpeningState =
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'refused'; problem: ReportFileError }
  | OpenedReport;
interface OpenedReport {
  state: 'open';
  report: Report;
}

/** Page on which support opens a problem report's file. @param isOn whether the deployment has enabled it */
export function ReplayPage({ isOn }: { isOn: boolean }) {
  const [opening, setOpening] = useState<ReportOpeningState>({ state: 'none' });
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

interface OpeningStatusProps {
  isOpening: boolean;
  problem: ReportFileError | null;
}

function OpeningStatus({ isOpening, problem }: OpeningStatusProps) {
  return (
    <>
      <Typography role="status" color="textSecondary">
        {isOpening && <FormattedMessage {...messages.opening} />}
      </Typography>
      {problem !== null && (
        <Alert severity="error">
          <AlertTitle>
            <FormattedMessage {...messages.refused} />
          </AlertTitle>
          <p>
            <FormattedMessage {...messages[problem.kind]} />
          </p>
          {problem.path !== null && (
            <p className="muted small replay-code">
              <FormattedMessage {...messages.place} values={{ place: problem.path }} />
            </p>
          )}
        </Alert>
      )}
    </>
  );
}

interface ChooseFileProps {
  name: MessageDescriptor;
  isMain?: boolean;
  onFile: (file: File) => void;
}

function ChooseFile({ name, isMain = false, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => input.current?.click()}>
        <FormattedMessage {...name} />
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = ''; // Reset the value, so that choosing the same file again fires a change event.
        }}
      />
    </>
  );
}

/** Accepts a file dropped anywhere on the page. @returns whether a file is being dragged over the page */
function useDroppedFile(isOn: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault(); // Without this, the browser would open the file itself.
      setIsOver(isOn && event.dataTransfer?.types.includes('Files') === true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (isOn && file !== undefined) take(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [isOn]);
  return isOver;
}
