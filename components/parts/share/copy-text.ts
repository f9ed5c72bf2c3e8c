// This folder: links, codes and QR codes that let others in.
/** False where the browser has no clipboard to give (no https), or refuses it: then the text is to be shown, to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
