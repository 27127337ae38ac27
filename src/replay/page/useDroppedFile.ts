import { useEffect, useEffectEvent, useState } from 'react';

/** Accepts a file dropped anywhere on the page. @returns whether a file is being dragged over the page */
export function useDroppedFile(isOn: boolean, onFile: (file: File) => void): boolean {
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
