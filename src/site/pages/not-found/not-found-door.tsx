/** An open door in place of the zero of 404. Decorative. */
export function NotFoundDoor() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true">
      <path d="M3.2 280V104A96.8 96.8 0 0 1 196.8 104V280z" fill="#e7e1d6" />
      <path d="M14.3 280V104A85.7 85.7 0 0 1 185.7 104V280z" fill="#cfc4b2" />
      <path d="M18 280V104A82 82 0 0 1 182 104V280z" fill="#0f1c48" />
      <path d="M30.3 280V103A69.7 69.7 0 0 1 169.7 103V280z" fill="#17318a" />
      <path d="M44.2 280V101.9A55.8 55.8 0 0 1 155.8 101.9V280z" fill="#2c53c4" />
      <path d="M59.8 280V100.7A40.2 40.2 0 0 1 140.2 100.7V280z" fill="#f6cf8d" />
      <clipPath id="lost-door">
        <path d="M59.8 280V100.7A40.2 40.2 0 0 1 140.2 100.7V280z" />
      </clipPath>
      <g clipPath="url(#lost-door)">
        <circle cx="92" cy="192.3" r="24.1" fill="#c8552f" />
        <path d="M59.8 192.3h80.4V280h-80.4z" fill="#86a8ec" />
        <path
          d="M59.8 210.3h80.4M59.8 223.2h80.4"
          stroke="#f7f8f5"
          strokeWidth="3.1"
          strokeDasharray="24.1 9.6"
        />
        <path d="M59.8 243.9h80.4V280h-80.4z" fill="#cfc4b2" />
      </g>
      <path d="M90.8 4h18.3l-3.2 19.2h-11.8z" fill="#cfc4b2" />
      <path d="M-0.4 101h18.4v6.2h-18.4zM182 101h18.4v6.2h-18.4z" fill="#cfc4b2" />
    </svg>
  );
}
