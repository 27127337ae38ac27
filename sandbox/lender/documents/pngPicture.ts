/** Prepares a PNG for a PDF page. pdfkit's own PNG reader trusts the sizes in the file, so a malicious file could crash the process. */

/** Camera pictures are smaller than this; decompressing more would take too long. */
const MAX_PIXELS = 60_000_000;

/**
 * Returns a function that decodes a PNG and writes it anew, without metadata and with transparency blended onto white. The function
 * throws when the picture is broken, is too large, or is interlaced, which would require all of it in memory. The library is loaded only
 * here, because few requests need it. @throws when it does not run on this machine
 */
export async function loadPngFlattener(): Promise<(png: Buffer) => Promise<Buffer>> {
  const { default: sharp } = await import('sharp');
  return async (png) => {
    const picture = sharp(png, { limitInputPixels: MAX_PIXELS, ignoreIcc: true, sequentialRead: true });
    const { isProgressive, space } = await picture.metadata();
    if (isProgressive) throw new Error('Interlaced');
    const isGray = space === 'b-w' || space === 'grey16';
    return picture
      .flatten({ background: 'white' })
      .toColourspace(isGray ? 'b-w' : 'srgb')
      .png()
      .toBuffer();
  };
}
