import { useEffect, useRef } from 'react';
import { type Box, type ConfettiPiece, type ConfettiStage, planConfetti } from './confetti-plan.ts';
import './confetti.css';

const outlines: Record<ConfettiPiece['shape'], string> = {
  square: 'M-.5-.5h1v1h-1z',
  quarter: 'M-.5-.5h1a1 1 0 0 1-1 1z',
  triangle: 'M-.5-.5h1l-1 1z',
};
const svgNamespace = 'http://www.w3.org/2000/svg';
const obstacleSelector = '.card, .btn, svg:not(.confetti)';

/** Returns the boxes of an element's texts, cards, pictures and buttons, in window coordinates. */
function obstaclesIn(parent: Element): DOMRect[] {
  const obstacles = [...parent.querySelectorAll(obstacleSelector)].map((part) =>
    part.getBoundingClientRect(),
  );
  const texts = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    obstacles.push(...range.getClientRects());
  }
  return obstacles;
}

function stageOf(canvas: Element, parent: Element): ConfettiStage {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const obstacles = obstaclesIn(parent).map(
    (box): Box => ({
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }),
  );
  return { width, height, obstacles };
}

function at({ x, y }: ConfettiPiece['from'], turn: number, size: number): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

function drop(canvas: Element, piece: ConfettiPiece): Animation {
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', outlines[piece.shape]);
  path.setAttribute('fill', piece.colour);
  canvas.append(path);
  const { from, to, turn, size, delay, duration } = piece;
  const animation = path.animate(
    [
      { transform: at(from, turn[0], size), opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: at(to, turn[1], size), opacity: 0 },
    ],
    { delay, duration, easing: 'cubic-bezier(.3,.1,.6,1)', fill: 'both' },
  );
  animation.addEventListener('finish', () => path.remove());
  return animation;
}

/**
 * Confetti that falls once, for 3 s, over the visible part of its parent, avoiding its content. Shows
 * nothing under reduced motion. The parent must be positioned and isolate its layers.
 */
export function Confetti() {
  const canvas = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = canvas.current;
    const parent = svg?.parentElement;
    if (!svg || !parent || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const top = Math.max(0, parent.getBoundingClientRect().top);
    svg.style.height = `${Math.min(parent.clientHeight, Math.max(0, innerHeight - top))}px`;
    const falling = planConfetti(stageOf(svg, parent), Math.random).map((piece) =>
      drop(svg, piece),
    );
    return () => {
      for (const animation of falling) animation.cancel();
      svg.replaceChildren();
    };
  }, []);
  return <svg ref={canvas} className="confetti" aria-hidden="true" />;
}
