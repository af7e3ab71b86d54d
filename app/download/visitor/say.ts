/** Tells a screen reader. A page without a place for it gets one. */
export function say(text: string): void {
  let status = document.querySelector('body > [role=status]');
  if (!status) {
    status = document.createElement('p');
    status.className = 'unseen';
    status.setAttribute('role', 'status');
    document.body.appendChild(status);
  }
  // Another element is another message, also where the same is said again.
  const message = document.createElement('span');
  message.textContent = text;
  status.textContent = '';
  status.appendChild(message);
}
