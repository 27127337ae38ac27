import type {} from '#platform/firstView/earlyView.ts'; // Adds `loadApplication` to the type of `window`.

/** Adds the application's (already preloaded) script once the document has been parsed, and removes this function from `window`. */
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

/** Lets other scripts start the application through `window.loadApplication`, and starts it anyway after the given time. */
export function loadApplicationWithin(milliseconds: number): void {
  window.loadApplication = loadApplication;
  setTimeout(loadApplication, milliseconds);
}
