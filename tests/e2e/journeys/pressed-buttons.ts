import type { BrowserContext, Page } from '@playwright/test';

/** What a visitor can tell a page's state by. */
export type PageState = {
  address: string;
  /** What is to be read, line by line, without toasts and tooltips. */
  lines: string[];
  /** Elements that are open, pressed, selected, checked, busy, disabled or marked wrong. */
  marked: string[];
  /** Toasts and tooltips that were shown, and how often what was asked for or left for, since the page was opened. */
  events: string[];
};

type Presses = {
  state: () => PageState;
  /** Presses the next button that was not pressed yet; its name, or null if there is none. */
  pressNext: () => string | null;
  /** Whether what the last one asks for was there already: its choice, the errors of its form, its search. */
  hadNothingToDo: boolean;
  isQuiet: (milliseconds: number) => boolean;
};

/** In the page. */
declare const walk: Presses;

/** Installed before any script of the site runs. What a press would send or leave for is noted, not done. */
function watchPresses(): void {
  const shown = new Set<string>();
  const events = new Map<string, number>();
  const pressed = new WeakSet<Element>();
  const names = new Map<string, number>();
  let calls = 0;
  let isPressing = false;
  let changedAt = performance.now();

  const note = (event: string) => void events.set(event, (events.get(event) ?? 0) + 1);

  const { fetch } = window;
  window.fetch = async (...given) => {
    const request = new Request(...given);
    if (request.method !== 'GET') {
      note(`${request.method} ${new URL(request.url).pathname}`);
      return new Promise<Response>(() => {});
    }
    calls += 1;
    try {
      return await fetch(...given);
    } finally {
      calls -= 1;
      changedAt = performance.now();
    }
  };

  window.navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument || !event.cancelable || !isPressing) return;
    const { pathname, search } = new URL(event.destination.url);
    note(`to ${pathname}${search}`);
    event.preventDefault();
  });
  window.print = () => note('print');

  const states = ['expanded', 'pressed', 'selected', 'invalid', 'busy', 'checked', 'current'];
  const attributes = ['open', 'disabled', ...states.map((state) => `aria-${state}`)];

  new MutationObserver(() => {
    changedAt = performance.now();
    for (const toast of document.querySelectorAll<HTMLElement>('.toast'))
      shown.add(`toast ${toast.innerText.replaceAll('\n', ' ')}`);
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: attributes,
  });

  // A tooltip comes and goes by itself; that it came is noted.
  new MutationObserver(() => {
    for (const tip of document.querySelectorAll<HTMLElement>('.tip.is-open'))
      shown.add(`tooltip ${tip.textContent?.trim()}`);
  }).observe(document, { subtree: true, attributeFilter: ['class'] });

  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`;

  const isDone = (button: HTMLButtonElement) =>
    button.matches('[aria-pressed="true"], [aria-selected="true"], [aria-current]') ||
    // The browser's own word about an empty field is not in the page.
    button.form?.matches(':invalid, :has([aria-invalid="true"], [role="alert"])') === true ||
    (button.closest('search') !== null && button.name === '');

  const presses: Presses = {
    hadNothingToDo: false,
    state() {
      // The title of the page is announced after a link alone, and tooltips come and go by themselves.
      const others = [
        ...document.querySelectorAll<HTMLElement>('.toast, .sr[aria-atomic], [role="tooltip"]'),
      ];
      const left = new Set(others.flatMap(({ innerText }) => innerText.split('\n')));
      const lines = document.body.innerText.split('\n').filter((line) => !left.has(line));
      const stateful = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
      const marked = stateful
        .filter((element) => !element.closest('.toast'))
        .map((element) => {
          const given = attributes.filter((name) => element.hasAttribute(name));
          const values = given.map((name) => `${name}=${element.getAttribute(name)}`);
          return `${element.localName}.${element.className} ${values.join(' ')}`;
        });
      const open = [...document.querySelectorAll(':popover-open, :modal')].map(
        ({ id, className }) => `open #${id}.${className}`,
      );
      const { pathname, search } = location;
      return {
        address: pathname + search,
        lines: lines.map((line) => line.trim()).filter(Boolean),
        marked: [...marked, ...open],
        events: [
          ...shown,
          ...[...events].map(([event, times]) => `${event}, ${times} times`),
        ].sort(),
      };
    },
    pressNext() {
      const button = [...document.querySelectorAll('button')].find(
        (each) =>
          !pressed.has(each) && !each.disabled && each.checkVisibility() && !each.closest('.toast'),
      );
      if (!button) return null;
      pressed.add(button);
      const name = nameOf(button);
      // One that appears again and again, such as the days of a calendar, is pressed once.
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      if (count > 2) return presses.pressNext();
      isPressing = true;
      presses.hadNothingToDo = isDone(button);
      button.click();
      return name;
    },
    isQuiet: (milliseconds) => calls === 0 && performance.now() - changedAt > milliseconds,
  };
  Object.assign(window, { walk: presses });
}

export async function watchPressesIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchPresses);
}

const patience = { polling: 50, timeout: 1500 };

/** What a button did after a load: `isDead` if nothing at all, though there was something to do. */
export type Press = { button: string; after: PageState; isDead: boolean };

/** Waits until nothing changes and nothing is asked for, for some milliseconds. */
export async function waitUntilQuiet(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((time) => walk.isQuiet(time), milliseconds, { polling: 50 });
}

const stateOf = (page: Page) => page.evaluate(() => walk.state());

/** Presses the next button and waits until it has done what it does; null if there is none. */
async function pressNext(page: Page): Promise<Press | null> {
  const before = JSON.stringify(await stateOf(page));
  const button = await page.evaluate(() => walk.pressNext());
  if (button === null) return null;
  // One that changes everything takes a while on a busy machine, and some change nothing at all.
  await page
    .waitForFunction((state) => JSON.stringify(walk.state()) !== state, before, patience)
    .catch(() => {});
  await waitUntilQuiet(page, 1000);
  const after = await stateOf(page);
  const hadNothingToDo = await page.evaluate(() => walk.hadNothingToDo);
  return { button, after, isDead: JSON.stringify(after) === before && !hadNothingToDo };
}

/** Presses the buttons of a page, so many at most, one after another, and returns what each did. */
export async function pressAll(page: Page, most: number): Promise<Press[]> {
  const presses: Press[] = [];
  while (presses.length < most) {
    const press = await pressNext(page);
    if (press === null) break;
    presses.push(press);
  }
  return presses;
}

/** Presses them too; returns what one did otherwise than expected, or null. */
export async function findDifference(page: Page, expected: readonly Press[]) {
  for (const { button, after } of expected) {
    const wanted = JSON.stringify(after);
    // Where the page looks already as it will, what it does in the end is to be waited for.
    const isThere = JSON.stringify(await stateOf(page)) === wanted;
    const pressed = isThere
      ? (await pressNext(page))?.button
      : await page.evaluate(() => walk.pressNext());
    if (pressed !== button) return { button, pressed };
    const hasCome = await page
      .waitForFunction((state) => JSON.stringify(walk.state()) === state, wanted, {
        polling: 50,
        timeout: isThere ? 50 : 4000,
      })
      .then(
        () => true,
        () => false,
      );
    if (!hasCome) return { button, ...changesBetween(after, await stateOf(page)) };
  }
  return null;
}

/** The first lines that are in one state and not in the other. */
function changesBetween(expected: PageState, found: PageState) {
  const linesOf = ({ address, lines, marked, events }: PageState) => [
    address,
    ...[...lines, ...marked, ...events],
  ];
  const [wanted, seen] = [linesOf(expected), linesOf(found)];
  return {
    missing: wanted.filter((line) => !seen.includes(line)).slice(0, 5),
    unexpected: seen.filter((line) => !wanted.includes(line)).slice(0, 5),
  };
}
