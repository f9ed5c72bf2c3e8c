// This folder: files that are saved, shared and opened again.
import type { DragEvent } from "react";

/** For a part of the page that takes files dropped on it. */
export const dropping = (onFiles: (files: readonly File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  },
});
