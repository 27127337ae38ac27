const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const UNIT_FACTOR = 1024;

/** Formats a size as Bytes through YB (specification, section 9): "0 Bytes", "212 KB", "3.1 MB". Sizes below ten get one decimal. */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  // The rounded size is compared, so that 1,023.6 KB becomes "1 MB" and not "1024 KB".
  while (unit < UNITS.length - 1 && Math.round(size) >= UNIT_FACTOR) {
    size /= UNIT_FACTOR;
    unit += 1;
  }
  const shown = unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit] ?? ''}`;
}
