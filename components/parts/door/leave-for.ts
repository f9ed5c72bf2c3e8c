/**
 * Goes to another page. Resolves only once this one is left: until then its buttons stay busy, and a second tap does nothing. A
 * page that the browser brings back from its memory is free again.
 */
export const leaveFor = (href: string, how: "assign" | "replace" = "assign"): Promise<void> =>
  new Promise((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
    location[how](href);
  });
