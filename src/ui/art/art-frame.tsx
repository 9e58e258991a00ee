import type { ReactNode } from 'react';
import type { Picture } from '#core/picture.ts';
import { useArt } from './art-look.tsx';
import { UploadedPicture } from './uploaded-picture.tsx';
import './art-frame.css';

/**
 * 1:1, 16:9, 3:4, 3:2; `wide`: 3:2 on phones, 8:3 from 768 px; `lead`: 3:2, and 1:1 from 1024 px.
 * `auto` keeps the picture's own ratio.
 */
export type ArtRatio = 'auto' | 'square' | 'video' | 'portrait' | 'card' | 'wide' | 'lead';
export type ArtEffect = 'zoom' | 'tilt' | 'shine' | 'reveal';

export type ArtFrameProps = {
  src: string;
  /** What is known of an uploaded picture: its copies, size, words and focal point. */
  picture?: Picture | undefined;
  ratio?: ArtRatio | undefined;
  /** Hover effect. */
  effect?: ArtEffect | undefined;
  /** Intrinsic size of the picture in pixels; reserves its space while it loads. */
  width: number;
  height: number;
  alt?: string | undefined;
  /** For the picture at the top of a page: loaded immediately, with high priority. */
  eager?: boolean | undefined;
  className?: string | undefined;
  /** A badge in the corner. */
  children?: ReactNode;
};

// A drawing exists in several formats, so that none is ever cut; other pictures have one.
const drawing = /^(\/art\/[a-z0-9-]+)\.svg$/;
const scene = /^(\/art\/(?:case|post)-[a-z0-9-]+)\.svg$/;

/** From a width on, a frame shows another drawing than the one in 3:2: its name, width and height. */
const fromWidth = {
  wide: [drawing, '48rem', 'wide', 1600, 600],
  lead: [scene, '64rem', '1x1', 800, 800],
} as const;

/** Returns the drawing that is composed for a frame, or the picture as it is. */
function inRatio(src: string, ratio: ArtRatio): string {
  if (ratio === 'video') return src.replace(scene, '$1-16x9.svg');
  return ratio === 'square' ? src.replace(scene, '$1-1x1.svg') : src;
}

/** A framed picture. Decorative unless it has an `alt`. */
export function ArtFrame(props: ArtFrameProps) {
  const { src, picture, ratio = 'auto', effect = 'zoom', width, height, eager = false } = props;
  const art = useArt();
  const classes = ['art', `ar-${ratio}`, `fx-${effect}`];
  if (props.className) classes.push(props.className);
  const [from, least, name, otherWidth, otherHeight] =
    ratio === 'wide' || ratio === 'lead' ? fromWidth[ratio] : [];
  const loading = {
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    ...(eager ? { fetchPriority: 'high' as const } : {}),
  } as const;
  return (
    <div className={classes.join(' ')}>
      {picture ? (
        <UploadedPicture src={src} picture={picture} isWide={ratio === 'wide'} {...loading} />
      ) : from?.test(src) ? (
        <picture>
          <source
            media={`(min-width: ${least})`}
            srcSet={art(src.replace(from, `$1-${name}.svg`))}
            width={otherWidth}
            height={otherHeight}
          />
          <img src={art(src)} alt={props.alt ?? ''} width={1200} height={800} {...loading} />
        </picture>
      ) : (
        <img
          src={art(inRatio(src, ratio))}
          alt={props.alt ?? ''}
          width={width}
          height={height}
          {...loading}
        />
      )}
      {props.children}
    </div>
  );
}
