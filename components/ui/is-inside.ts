export const isInside = (target: EventTarget | null, element: Element | null): boolean =>
  target instanceof Node && element?.contains(target) === true
