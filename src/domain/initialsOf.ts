/** The first letters of the first and the last of these names, at most two; marks, digits and pictures are no letters. */
export function initialsOf(names: readonly string[]): string {
  const letters = names.map((name) => /\p{L}/u.exec(name)?.[0] ?? '').filter((letter) => letter !== '');
  return [letters[0] ?? '', letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en-US');
}
