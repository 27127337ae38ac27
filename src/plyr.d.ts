/** Types for the part of Plyr that the player's page uses. Plyr's own types lack `title` and `urls`, and export themselves twice. */
declare module 'plyr' {
  export interface PlyrOptions {
    title: string;
    muted?: boolean;
    iconUrl: string;
    blankVideo: string;
    storage: { enabled: boolean };
    controls: string[];
    settings: string[];
    speed: { selected: number; options: number[] };
    keyboard: { focused: boolean; global: boolean };
    captions: { active: boolean; language: string; update: boolean };
    previewThumbnails: { enabled: boolean; src?: string };
    ads?: { enabled: boolean; tagUrl: string };
    youtube: { noCookie: boolean; rel: number };
    urls: { youtube: { sdk: string; api: string } };
  }

  export default class Plyr {
    constructor(target: HTMLElement, options: PlyrOptions);
    /** The media element, or an object in its place for a provider's iframe. A provider's error has a code or a name. */
    readonly media: { error?: { code?: unknown; name?: unknown } | null };
    play: () => Promise<void> | null | undefined;
    on: (event: 'ready' | 'error', listener: () => void) => void;
  }
}
