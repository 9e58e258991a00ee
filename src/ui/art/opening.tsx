import './opening.css';

/** A picture of 3:4 within an arched opening: jambs, keystone and step are one figure that scales whole. */
export function Opening({ src }: { src: string }) {
  return (
    <div className="opening" aria-hidden="true">
      <div className="opening__jamb">
        <img src={src} alt="" width={900} height={1200} decoding="async" />
      </div>
      <div className="opening__step" />
    </div>
  );
}
