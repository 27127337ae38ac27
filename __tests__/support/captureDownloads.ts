export interface DownloadedFile {
  name: string;
  content: string;
}

const readText = (content: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader(); // jsdom's Blob has no `text()` method.
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(content);
  });

const [make, take] = [URL.createObjectURL, URL.revokeObjectURL];
afterEach(() => void Object.assign(URL, { createObjectURL: make, revokeObjectURL: take }));

/** Captures downloads until the end of the test. */
export function captureDownloads(): Promise<DownloadedFile>[] {
  const saved: Promise<DownloadedFile>[] = [];
  const contents = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      const address = `blob:${contents.size}`;
      contents.set(address, content);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content === undefined) throw new Error(`Nothing to save at ${this.href}`);
    const { download } = this;
    saved.push(readText(content).then((text) => ({ name: download, content: text })));
  });
  return saved;
}
