export const copyOnly =
  "This sheet is on the server; this phone has only a copy of it, and what it records stays here. To come back to it: its link, or a code typed under “Join” on the home page.";
