import type { Locator, Page } from '@playwright/test';
import PDFDocument from 'pdfkit';

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF with its name on each page. @param password needed to open the file */
export async function aPdfOf(name: string, pages = 1, password?: string): Promise<TestFile> {
  const document = new PDFDocument({ autoFirstPage: false, ...(password !== undefined && { userPassword: password }) });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`${name}, page ${page}`);
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) };
}

export async function aPhotograph(page: Page, words: string, mimeType = 'image/jpeg'): Promise<TestFile> {
  const content = await page.evaluate(
    ([text, type]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 600;
      canvas.height = 800;
      const drawing = canvas.getContext('2d')!;
      drawing.fillStyle = '#f2ead8';
      drawing.fillRect(0, 0, 600, 800);
      drawing.fillStyle = '#222';
      drawing.font = '60px sans-serif';
      drawing.fillText(text, 60, 120);
      return canvas.toDataURL(type).split(',')[1] ?? '';
    },
    [words, mimeType] as const,
  );
  return { name: mimeType.replace('/', '.'), mimeType, buffer: Buffer.from(content, 'base64') };
}

const dataTransferOf = (page: Page, files: readonly TestFile[]) =>
  page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, type, content } of list) {
        data.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name, { type }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer.toString('base64') })),
  );

export async function dropFiles(page: Page, place: Locator, files: readonly TestFile[]): Promise<void> {
  const dataTransfer = await dataTransferOf(page, files);
  for (const step of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(step, { dataTransfer });
}

/** Pastes files while no element has the focus. */
export async function pasteFiles(page: Page, files: readonly TestFile[]): Promise<void> {
  const data = await dataTransferOf(page, files);
  await page.evaluate((clipboardData) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, data);
}
