import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useArt } from '../art/art-look.tsx';
import { parallaxDelayMs, startParallax } from './hero-parallax.ts';
import './hero.css';

export type HeroProps = {
  /** 600 px high, or 700 for `tall`; higher if the text needs it. */
  size?: 'default' | 'tall' | undefined;
  /** The decorative picture behind the text, and its size in pixels. */
  src: string;
  width: number;
  height: number;
  /** Decoration before the picture, which does not move with it. */
  front?: ReactNode;
  /** Id of the heading among the children. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A page header over a picture, which moves with the scroll position after the first 100 ms. Under
 * reduced motion it never moves.
 */
export function Hero({
  size = 'default',
  src,
  width,
  height,
  front,
  labelledBy,
  children,
}: HeroProps) {
  const picture = useRef<HTMLImageElement>(null);
  const art = useArt();
  const [moves, setMoves] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    let stop: (() => void) | undefined;
    const decide = () => {
      stop?.();
      stop = picture.current && !reduced.matches ? startParallax(picture.current) : undefined;
      setMoves(stop !== undefined);
    };
    const timer = setTimeout(decide, parallaxDelayMs);
    reduced.addEventListener('change', decide);
    return () => {
      clearTimeout(timer);
      reduced.removeEventListener('change', decide);
      stop?.();
    };
  }, []);

  const classes = ['hero', 'on-wall'];
  if (size === 'tall') classes.push('hero--tall');
  return (
    <section
      className={classes.join(' ')}
      aria-labelledby={labelledBy}
      data-version={moves ? 'parallax' : 'static'}
    >
      <div className="hero__stage">
        <img
          className="hero__art"
          ref={picture}
          src={art(src)}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
        />
        {front}
      </div>
      <div className="hero__overlay" />
      <div className="wrap">{children}</div>
    </section>
  );
}
