/** Returns the item at an index, starting over after the last item. */
export const itemInCycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // callers never pass an empty list
