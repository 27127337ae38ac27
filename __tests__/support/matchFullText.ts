/** Matches the element of a class by its full text, for text that is split over child elements, such as an amount with small cents. */
export const matchFullText = (text: string, className: string) => (_own: string, element: Element | null) =>
  element?.classList.contains(className) === true && element.textContent === text;

export const largeAmount = (amount: string) => matchFullText(amount, 'amount-due');
