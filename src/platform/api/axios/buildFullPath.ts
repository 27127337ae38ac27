/** Stands for axios' own in the build (`webpack.config.ts`): each call has its whole address. */
function buildFullPath(_base: undefined, address: string): string {
  return address;
}

export { buildFullPath as default };
