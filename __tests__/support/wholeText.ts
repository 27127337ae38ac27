/** Finds the element of a class by all its text, for words that stand in elements of their own, as the cents of a large amount do. */
export const wholeText = (text: string, className: string) => (_own: string, element: Element | null) =>
  element?.classList.contains(className) === true && element.textContent === text;

/** The large amount of a card. */
export const largeAmount = (amount: string) => wholeText(amount, 'amount-due');
