import { useEffect, useEffectEvent } from 'react';

interface Ways {
  onBack: () => void;
  onForward: () => void;
  onFirst: () => void;
  onLast: () => void;
  onStop: () => void;
}

/** Keys that work wherever the focus is, unless something there uses them. */
const ANYWHERE = new Map<string, keyof Ways>([
  ['ArrowLeft', 'onBack'],
  ['ArrowRight', 'onForward'],
  ['Escape', 'onStop'],
]);
/** Keys that mean something else on the rest of the page, and letters, which a speech program may type. */
const NEAR_STEPS = new Map<string, keyof Ways>([
  ['j', 'onBack'],
  ['k', 'onForward'],
  ['Home', 'onFirst'],
  ['End', 'onLast'],
]);

/** Steps by keyboard. What is near the steps carries `data-steps`. */
export function useStepKeys(ways: Ways): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (key !== 'Escape' && target.closest('input, select, textarea, [role="tab"]') !== null) return;
    const isNear = target.closest('[data-steps]') !== null;
    const way = ANYWHERE.get(key) ?? (isNear ? NEAR_STEPS.get(key.length === 1 ? key.toLowerCase() : key) : undefined);
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
