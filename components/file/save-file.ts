/** Gives people a file, dated today, without a network. */
export function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `petit-au-bout-${new Date().toLocaleDateString("sv-SE")}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
