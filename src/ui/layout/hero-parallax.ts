/** One value of the hero's picture: from `from` at the top of the page to `to` after `over` pixels of scroll. */
type Course = { from: number; to: number; over: number };

/** How the picture of the hero moves while the page is scrolled; `y` in pixels. */
export const parallaxCourses = {
  y: { from: 0, to: 150, over: 500 },
  opacity: { from: 1, to: 0.6, over: 300 },
  scale: { from: 1, to: 1.1, over: 300 },
} as const satisfies Record<string, Course>;

/** Milliseconds for which the hero stands still at first. */
export const parallaxDelayMs = 100;

/** The value at a scroll position in pixels; it stays at either end. */
export function courseAt({ from, to, over }: Course, scrollTop: number): number {
  const part = Math.min(Math.max(scrollTop / over, 0), 1);
  return from + (to - from) * part;
}

export type Parallax = { y: number; opacity: number; scale: number };

export function parallaxAt(scrollTop: number): Parallax {
  return {
    y: courseAt(parallaxCourses.y, scrollTop),
    opacity: courseAt(parallaxCourses.opacity, scrollTop),
    scale: courseAt(parallaxCourses.scale, scrollTop),
  };
}

/** The property of CSS that shows a value, written as CSS. */
const shownAs = {
  y: ['translate', (y: number) => `0 ${y}px`],
  opacity: ['opacity', String],
  scale: ['scale', String],
} as const;

function followScroll(picture: HTMLElement): () => void {
  const follow = () => {
    const at = parallaxAt(scrollY);
    picture.style.translate = shownAs.y[1](at.y);
    picture.style.opacity = shownAs.opacity[1](at.opacity);
    picture.style.scale = shownAs.scale[1](at.scale);
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    for (const [property] of Object.values(shownAs)) picture.style.removeProperty(property);
  };
}

/**
 * Ties the picture to the scroll of the page, off the main thread where the browser has scroll
 * timelines, by scroll events elsewhere. Answers how to undo it.
 */
export function startParallax(picture: HTMLElement): () => void {
  if (typeof ScrollTimeline === 'undefined') return followScroll(picture);
  const timeline = new ScrollTimeline({ source: document.documentElement, axis: 'block' });
  const names = ['y', 'opacity', 'scale'] as const;
  const animations = names.map((name) => {
    const { from, to, over } = parallaxCourses[name];
    const [property, css] = shownAs[name];
    // As text: Chromium takes a `CSSUnitValue` here for the whole scroll.
    const range = { rangeStart: '0px', rangeEnd: `${over}px` };
    const options = { timeline, fill: 'both' as const, ...range };
    return picture.animate({ [property]: [css(from), css(to)] }, options);
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
