export function findChromium(): string | null;
export function ensureChromium(): Promise<{ whole: string; light: string }>;
