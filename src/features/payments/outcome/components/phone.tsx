/** A phone on which a request waits behind the logo's arch. */
export function Phone() {
  return (
    <svg className="phone__picture" viewBox="0 0 120 200" aria-hidden="true">
      <path
        fill="#0f1c48"
        d="M18 2h84a14 14 0 0 1 14 14v168a14 14 0 0 1-14 14H18a14 14 0 0 1-14-14V16A14 14 0 0 1 18 2z"
      />
      <path fill="#cfdcf6" d="M12 18h96v150H12z" />
      <path fill="#17318a" d="M24 168V96a36 36 0 0 1 72 0v72z" />
      <path fill="#2c53c4" d="M36 168V98a24 24 0 0 1 48 0v70z" />
      <path fill="#eab24a" d="M48 168v-68a12 12 0 0 1 24 0v68z" />
      <path fill="#fff" d="M20 26h80v22H20z" />
      <path fill="#17318a" d="M26 32h34v4H26zM26 40h52v3H26z" />
      <circle cx="60" cy="182" r="6" fill="#86a8ec" />
    </svg>
  );
}
