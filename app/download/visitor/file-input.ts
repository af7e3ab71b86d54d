/** Where the visitor chooses the files to check. It is in the page from the start, so that nothing that was chosen is lost. */
export const fileInput = () =>
  document.querySelector<HTMLInputElement>('[data-wake] input[type=file]');
