const control = 'input, textarea, select, [contenteditable="true"], button';

/** Moves the focus into the control of a field, and shows it. Returns false if it is not there. */
export function focusField(name: string): boolean {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const target = field?.querySelector<HTMLElement>(control);
  if (!field || !target) return false;
  const fold = field.closest('details');
  if (fold) fold.open = true;
  field.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
