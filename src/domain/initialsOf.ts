/** Returns at most two initials, from the first and the last name that has a letter. Marks, digits and emoji are skipped. */
export function initialsOf(names: readonly string[]): string {
  const letters = names.map((name) => /\p{L}/u.exec(name)?.[0] ?? '').filter((letter) => letter !== '');
  return [letters[0] ?? '', letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en-US');
}
