import { useEffect, useEffectEvent } from 'react';

interface StepKeyHandlers {
  onBack: () => void;
  onForward: () => void;
  onFirst: () => void;
  onLast: () => void;
  onStop: () => void;
}

/** Keys that work wherever the focus is, except in controls that use them. */
const GLOBAL_KEYS = new Map<string, keyof StepKeyHandlers>([
  ['ArrowLeft', 'onBack'],
  ['ArrowRight', 'onForward'],
  ['Escape', 'onStop'],
]);
/** Keys that work only near the steps: elsewhere on the page Home and End have other uses, and speech input software may type letters. */
const LOCAL_KEYS = new Map<string, keyof StepKeyHandlers>([
  ['j', 'onBack'],
  ['k', 'onForward'],
  ['Home', 'onFirst'],
  ['End', 'onLast'],
]);

/** Keyboard navigation between steps. Elements near the steps are inside an element with `data-steps`. */
export function useStepKeys(ways: StepKeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (key !== 'Escape' && target.closest('input, select, textarea, [role="tab"]') !== null) return;
    const isNear = target.closest('[data-steps]') !== null;
    const way = GLOBAL_KEYS.get(key) ?? (isNear ? LOCAL_KEYS.get(key.length === 1 ? key.toLowerCase() : key) : undefined);
    if (way === undefined) return;
    event.preventDefault();
    ways[way]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
