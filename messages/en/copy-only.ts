export const copyOnlyEn =
  "This sheet is on the server; this phone has only a copy of it, and what it records stays here. To come back to it: a link or a code from a phone that manages it (“Share”, on the sheet), to be opened, or typed under “Join” on the home page.";
