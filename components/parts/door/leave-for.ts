/**
 * Goes to another page, and is done once this one is left: until then what was tapped is under way, and a second tap does nothing. A page
 * that comes back from the browser's memory is free again.
 */
export const leaveFor = (href: string, how: "assign" | "replace" = "assign"): Promise<void> =>
  new Promise((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
    location[how](href);
  });
