import { expect, type Page } from '@playwright/test';

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; sources: Source[] };

/**
 * Watches what moves in the pages that are opened from now on. Returns a reader of the shifts since
 * then: how far, when, and each element that moved, from where to where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    function nameOf(node: Node | null): string {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element that is gone';
      const text = element.textContent?.trim().slice(0, 40);
      return `${element.localName}.${[...element.classList].join('.')} "${text}"`;
    }
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

/** Expects what a report rounds to 0: letters of a font that comes late are some pixels narrower or wider. */
export function expectNoShift(shifts: readonly string[]): void {
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, shifts.join('\n')).toBeLessThan(0.0005);
}
