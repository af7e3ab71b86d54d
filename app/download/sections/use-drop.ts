import { useEffect } from 'react';

/** Takes files and folders that are dropped anywhere on the window. */
export function useDrop(add: (files: readonly File[], folders: ReadonlySet<File>) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      const { files, folders } = droppedFiles(event.dataTransfer);
      add(files, folders);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [add]);
}

/** A dropped folder looks like a file; only its entry tells. */
function droppedFiles(transfer: DataTransfer): { files: File[]; folders: Set<File> } {
  const files: File[] = [];
  const folders = new Set<File>();
  for (const item of transfer.items) {
    const file = item.getAsFile();
    if (!file) continue;
    files.push(file);
    if (item.webkitGetAsEntry()?.isDirectory) folders.add(file);
  }
  return { files, folders };
}
