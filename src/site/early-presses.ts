// A script of its own in the head of every page: presses can come before any file has arrived.

import { allowForeignChanges, undoEarlyChanges } from '#ui/layout/foreign-changes.ts';

/** Dispatched to the window when the page has come alive. */
export type AliveEvent = 'alive';

/**
 * Dispatched to the window when React takes over what is not a disabled button. Its default is
 * prevented on a page that others have changed until then: their changes are undone.
 */
export type HydrationEvent = 'hydration';

type Press = { element: Element; answer: () => void };

/** Milliseconds after which a button that is still disabled is not pressed any more. */
const enabledWithin = 3000;

function closestButton({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/** Whether the browser answers the press itself: by a menu, a dialog or the submission of a form. */
function isNative(button: HTMLButtonElement): boolean {
  const isSubmit = button.type === 'submit' && button.form !== null;
  return isSubmit || button.hasAttribute('popovertarget') || button.hasAttribute('commandfor');
}

/** Presses a button that hydration enables; one that stays disabled has another reason for it. */
function pressOnceEnabled(button: HTMLButtonElement): void {
  const observer = new MutationObserver(press);
  function press(): void {
    if (button.disabled) return;
    observer.disconnect();
    button.click();
  }
  observer.observe(button, { attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), enabledWithin);
  press();
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|file)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Enters a value again. React ignores an event whose value it has seen, so it sees another first. */
function enter(control: TextControl, value: string): void {
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = '';
  plain?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether a form is sent to another address, and so works without scripts. */
function leavesPage(form: HTMLFormElement): boolean {
  return /^[^#]/.test(form.getAttribute('action') ?? '');
}

/**
 * Records presses on buttons, what is typed, and submissions of forms while nothing answers them yet,
 * and repeats them once something does. Links, and forms that work without scripts, are left to the browser.
 */
function recordEarlyPresses(): void {
  let presses: Press[] = [];
  let isReactReady = false;
  let isAlive = false;

  function record(event: Event, press: Press): void {
    event.stopImmediatePropagation();
    presses.push(press);
  }

  function recordClick(event: Event): void {
    const button = closestButton(event);
    if (isReactReady || !button || isNative(button)) return;
    record(event, { element: button, answer: () => pressOnceEnabled(button) });
  }

  /** A disabled button is sent pointer events, but no click. */
  function recordDisabledPress(event: Event): void {
    const button = closestButton(event);
    if (isAlive || !button?.disabled) return;
    presses.push({ element: button, answer: () => pressOnceEnabled(button) });
  }

  /** The Enter key submits nothing while the form's button is disabled. */
  function recordEnter({ key, target }: KeyboardEvent): void {
    if (isAlive || key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const button = target.form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button?.disabled) return;
    presses.push({ element: button, answer: () => pressOnceEnabled(button) });
  }

  function recordSubmission(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (isReactReady || !(form instanceof HTMLFormElement) || leavesPage(form)) return;
    event.preventDefault();
    record(event, { element: form, answer: () => form.requestSubmit(submitter) });
  }

  function recordValue(control: TextControl): void {
    const { value } = control;
    presses = presses.filter(({ element }) => element !== control);
    presses.push({ element: control, answer: () => enter(control, value) });
  }

  function recordInput({ target }: Event): void {
    if (!isReactReady && isTextControl(target)) recordValue(target);
  }

  function replay(): void {
    isAlive = true;
    document.documentElement.dataset.alive = '';
    for (const { element, answer } of presses) if (element.isConnected) answer();
    presses = [];
  }

  /** Fields that the browser filled again after a reload: they come before what was done with them. */
  function recordRestored(): void {
    const known = new Set(presses.map(({ element }) => element));
    const done = presses;
    presses = [];
    for (const control of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (!known.has(control) && isTextControl(control) && control.value !== control.defaultValue)
        recordValue(control);
    presses.push(...done);
  }

  addEventListener('click', recordClick, true);
  addEventListener('pointerup', recordDisabledPress, true);
  addEventListener('input', recordInput, true);
  addEventListener('keydown', recordEnter, true);
  addEventListener('submit', recordSubmission, true);
  // React dispatches it while it commits, and takes events only afterwards.
  addEventListener('alive' satisfies AliveEvent, () => queueMicrotask(replay));
  addEventListener('hydration' satisfies HydrationEvent, (event) => {
    recordRestored();
    isReactReady = true;
    if (undoEarlyChanges()) event.preventDefault();
  });
}

allowForeignChanges();
recordEarlyPresses();
