import type { GoLiveItem } from '../go-live.schema.ts';
import './mosaic.css';

const size = 40;

/** The corners of a tile in turn, so that neighbours differ and a tile always looks the same. */
const corners = [
  [0, 0],
  [size, 0],
  [size, size],
  [0, size],
] as const;

function Painted({ place, isMended }: { place: number; isMended: boolean }) {
  const [cx, cy] = corners[(place * 7 + Math.floor(place / 3)) % corners.length] ?? corners[0];
  const ground = isMended ? 'mosaic__mended' : 'mosaic__set';
  return (
    <>
      <rect className={ground} x="0.5" y="0.5" width={size - 1} height={size - 1} />
      <circle className="mosaic__glaze" cx={cx} cy={cy} r="28" />
      <circle className={ground} cx={cx} cy={cy} r="17" />
      {place % 5 === 0 ? <circle className="mosaic__sun" cx={cx} cy={cy} r="7" /> : null}
    </>
  );
}

/** How many columns leave the fewest places empty, of about as many as rows. */
function columnsFor(count: number): number {
  const square = Math.max(1, Math.ceil(Math.sqrt(count)));
  const emptyAt = (columns: number) => Math.ceil(count / columns) * columns - count;
  return [square, square + 1, square + 2].reduce((best, columns) =>
    emptyAt(columns) < emptyAt(best) ? columns : best,
  );
}

type MosaicProps = { states: readonly GoLiveItem['state'][]; label: string };

/** A wall with a tile for each item: in place, missing, or blank where nobody can know. */
export function Mosaic({ states, label }: MosaicProps) {
  const columns = columnsFor(states.length);
  const rows = Math.ceil(states.length / columns);
  const set = states.flatMap((state, place) => (state === 'set' ? [place] : []));
  const mended = set[Math.floor(set.length / 2)];
  return (
    <svg
      className="mosaic"
      viewBox={`0 0 ${columns * size} ${rows * size}`}
      role="img"
      aria-label={label}
    >
      {states.map((state, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the wall
          key={place}
          aria-hidden="true"
          x={(place % columns) * size}
          y={Math.floor(place / columns) * size}
          width={size}
          height={size}
          viewBox={`0 0 ${size} ${size}`}
        >
          {state === 'set' ? (
            <Painted place={place} isMended={place === mended} />
          ) : (
            <rect
              className={state === 'open' ? 'mosaic__gap' : 'mosaic__blank'}
              x="1.5"
              y="1.5"
              width={size - 3}
              height={size - 3}
            />
          )}
        </svg>
      ))}
    </svg>
  );
}
