/** The items in turn, over and over. */
export const cycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // never empty
