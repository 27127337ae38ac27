/** For the scripts that stand in documents which show something before the application. */
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication`

/** Adds the application's script, which is fetched from the start, once the document has been read. From then on `window` has no such function. */
export function loadApplication(): void {
  if (document.readyState === 'loading') {
    window.addEventListener('DOMContentLoaded', loadApplication);
    return;
  }
  delete window.loadApplication;
  const script = document.querySelector<HTMLTemplateElement>('#application');
  script?.remove();
  if (script !== null) document.head.append(document.importNode(script.content, true));
}

/** Lets other scripts of the document say when, but does so itself after that time. */
export function loadApplicationWithin(milliseconds: number): void {
  window.loadApplication = loadApplication;
  setTimeout(loadApplication, milliseconds);
}
