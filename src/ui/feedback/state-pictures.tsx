/** Three outlined tiles and one in clay: something is missing, nothing is broken. */
export function LooseTile() {
  return (
    <svg className="pic" viewBox="0 0 80 80" aria-hidden="true">
      <path
        fill="none"
        stroke="#7b849c"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        d="M1 1h38v38H1zM41 1h38v38H41zM1 41h38v38H1z"
      />
      <path fill="#c8552f" d="M41 41h38v38H41z" />
      <path fill="#f7f8f5" d="M50 79V64a10 10 0 0 1 20 0v15z" />
    </svg>
  );
}

/** Four tiles, one of them cracked: something went wrong. */
export function CrackedTile() {
  return (
    <svg className="pic" viewBox="0 0 80 80" aria-hidden="true">
      <path fill="#17318a" d="M0 0h39v39H0zM41 41h39v39H41z" />
      <path fill="#86a8ec" d="M41 0h39v39H41z" />
      <path
        fill="#f7f8f5"
        d="M0 0a39 39 0 0 0 39 39V20A20 20 0 0 1 20 0zM80 80a39 39 0 0 0-39-39v19a20 20 0 0 1 20 20z"
      />
      <path fill="#b0152f" d="m2 52 20-8 16 14-6 20-22-2z" opacity=".9" />
      <path fill="none" stroke="#f7f8f5" strokeWidth="2" d="m22 44-4 16 8 4-4 14" />
    </svg>
  );
}
