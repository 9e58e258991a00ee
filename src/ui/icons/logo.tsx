/** The logo: a blue tile with a door in it. Decorative beside the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill="#2448c0"
        d="M3 0h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"
      />
      <path fill="#fbfbf8" d="M7 32V16a9 9 0 0 1 18 0v16z" />
      <path fill="#17318a" d="M10.5 32V16a5.5 5.5 0 0 1 11 0v16z" />
      <path fill="#eab24a" d="M13.5 32V17a2.5 2.5 0 0 1 5 0v15z" />
      <path fill="#c8552f" d="M13.5 27h5v5h-5z" />
    </svg>
  );
}
