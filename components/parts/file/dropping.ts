import type { DragEvent } from "react";

/** For a part of the page that takes a file dropped on it. */
export const dropping = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  },
});
