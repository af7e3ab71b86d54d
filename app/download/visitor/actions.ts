/** Everything on the page that a click does without React. */
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
  const source = button?.previousElementSibling;
  if (!button || !source) return;
  const say = (text: string) => {
    const before = button.textContent;
    button.textContent = text;
    setTimeout(() => { button.textContent = before; }, 2000);
  };
  const select = () => getSelection()?.selectAllChildren(source);
  // Without https there is no clipboard: select the text, so that the usual keys copy it.
  const copying = navigator.clipboard?.writeText(source.textContent ?? '');
  if (copying) copying.then(() => say(button.dataset.copied ?? ''), select);
  else select();
});

document.documentElement.dataset.script = '';
